import { mount } from "svelte";
import App from "./App.svelte";
import { keepOnDevice } from "./lib/install";
import "./style.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
addEventListener("load", () => void keepOnDevice());
