import { MediaQuery } from "svelte/reactivity";

/** A phone, where a table shows one part at a time. The same words stand in the styles of the board. */
export const phone = new MediaQuery("(max-width: 699px), (max-width: 1023px) and (max-height: 699px)");

/** A phone or half a tablet, where the action bar is small. */
export const small = new MediaQuery("(max-width: 1023px)");
