import { mount } from "svelte";
import App from "./App.svelte";
import { keepOnDevice } from "./lib/install";
import { pageAt } from "./lib/pages";
import { route } from "./lib/route.svelte";
import { language } from "./text/language.svelte";
import "./style.css";

addEventListener("load", () => void keepOnDevice());
const [first] = await Promise.all([pageAt(route), language.start()]);
const target = document.getElementById("app");
if (target) mount(App, { target, props: { first } });
