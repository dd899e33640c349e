// Lets Miran's frames on this page (<iframe data-miran>) be as tall as what they show, up to the window.
// It hears only what those frames say, and changes nothing but their height.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const frames = () => [...document.querySelectorAll("iframe[data-miran]")];
  const ask = (frame) => frame.contentWindow.postMessage("miran:follow", "*");
  addEventListener("message", (event) => {
    const frame = frames().find((each) => each.contentWindow === event.source);
    if (!frame || event.origin !== origin) return;
    if (event.data === "miran:ready") ask(frame);
    const height = event.data?.miranHeight;
    if (!Number.isFinite(height)) return;
    frame.style.height = `${Math.max(320, Math.min(height, innerHeight))}px`;
  });
  frames().forEach(ask);
})();
