// Where every word is that is drawn, to a tenth of a pixel: the same on every machine. What lies in closed details isn't drawn,
// and is only laid out when somebody asks.
() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (!text || !node.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => [box.left, box.top, box.width, box.height].map((n) => n.toFixed(1)).join());
    found.push(`“${text}” at ${boxes.join(" and ")}`);
  }
  return found;
}
