// The page stands in for the one that was asked for: as soon as the server answers, that one is there again.
const again = document.getElementById("again");
again.addEventListener("click", (event) => {
  event.preventDefault();
  location.reload(); // with what stands behind the #
});

async function look() {
  const there = await fetch("/healthz", { cache: "no-store" }).then((reply) => reply.ok, () => false);
  if (there) location.reload();
}

if (location.pathname !== "/offline.html") {
  addEventListener("online", look);
  setInterval(look, 5000);
}
