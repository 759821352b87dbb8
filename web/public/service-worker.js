// Keeps the shell of the page, so that an installed game opens at once, also before its server runs; what happens at
// the tables always comes from the server. Files under /assets/ are named by their content and never change.

const SHELL = "shell";
const FILES = "/files.json"; // what the bundler made: every script, style and catalogue

/** Keep the page with all its files; if the server has another version than what is kept, that goes. */
async function keepShell() {
  const listed = await fetch(FILES, { cache: "no-cache" });
  if (!listed.ok) throw new Error(`the list of files answers ${listed.status}`);
  const list = await listed.clone().text();
  const kept = await caches.match(FILES);
  if (kept && (await kept.text()) === list) return;
  const names = new Set(["/", "/favicon.svg"]);
  for (const { file, css = [] } of Object.values(JSON.parse(list)))
    [file, ...css].forEach((name) => names.add(`/${name}`));
  await caches.delete(SHELL);
  const cache = await caches.open(SHELL);
  await cache.addAll([...names]);
  await cache.put(FILES, listed);
}

/** A file of the bundle: from the cache if it is there, else from the server. */
async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A page: the server's, and the kept one while the server is silent. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (silent) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw silent;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data === "keep-shell") event.waitUntil(keepShell());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else
    event.respondWith(fetch(request).catch(async (silent) => (await caches.match(request)) ?? Promise.reject(silent)));
});

// Whoever taps "your turn" wants to be at that table: in the window that has it, else in a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  const go = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((one) => new URL(one.url).pathname === address);
    return there ? there.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(go());
});
