// Keeps what a page is made of, so that it opens quickly, and says honestly when there is no connection.
// A game is never played offline: the server alone knows what is true.
const CACHE = "portside-2";
const OFFLINE = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const stale = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(stale).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (OFFLINE.includes(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** Files under /assets carry a fingerprint in their name: what is kept is right for ever. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const reply = await fetch(request);
  if (reply.ok) (await caches.open(CACHE)).put(request, reply.clone());
  return reply;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === event.notification.tag);
      return there ? there.focus() : self.clients.openWindow(event.notification.tag || "/");
    }),
  );
});
