import { mount } from "svelte";
import App from "./App.svelte";
import Sprite from "./art/Sprite.svelte";
import { keepOnDevice } from "./device/install";
import { reloadForMissingParts } from "./device/missing";
import { pageAt } from "./pages";
import { route } from "./route.svelte";
import { language } from "./text/language.svelte";
import "./style.css";

reloadForMissingParts();
const coming = Promise.all([pageAt(route), language.start()]);
await pause();
mount(Sprite, { target: document.body }); // while the rest is on its way
const [first] = await coming;
await pause();
const target = document.getElementById("app");
if (target) mount(App, { target, props: { first } });
void keepOnDevice();

/** Leave the browser a moment; also where nobody looks, so that the page is there when they come. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
