// Where everything is that is drawn, to a tenth of a pixel: words, icons and what can be pressed, so all that layout.js measures.
// It's the same on every machine. What lies in closed details isn't drawn, and is only laid out when somebody asks.
() => {
  const found = [];
  const at = (boxes) => boxes.map((box) => [box.left, box.top, box.width, box.height].map((n) => n.toFixed(1)).join()).join(" and ");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (!text || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push(`“${text}” at ${at([...range.getClientRects()])}`);
  }
  for (const one of document.querySelectorAll("button, a[href], input, select, [role='button'], svg.icon"))
    if (one.checkVisibility()) found.push(`${one.localName} at ${at([one.getBoundingClientRect()])}`);
  return found;
}
