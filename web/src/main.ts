import { mount } from "svelte";
import App from "./App.svelte";
import { keepOnDevice } from "./lib/install";
import { language } from "./text/language.svelte";
import "./style.css";

addEventListener("load", () => void keepOnDevice());
await language.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
