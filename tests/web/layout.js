// What is wrong with the layout as it stands, as a list of sentences; empty when nothing is.
// Text counts by the boxes of its letters, cut to what its scrolling ancestors show.
() => {
  const wrong = [];
  const root = document.documentElement;
  const slack = 1.5;
  const named = (one) => {
    const name = one.className?.baseVal ?? one.className ?? "";
    return `${one.localName}${name ? "." + String(name).trim().split(/\s+/).filter((part) => !part.startsWith("svelte-")).join(".") : ""}`;
  };
  /** Ask once about each element: the page stands still, and many of its words have the same elements around them. */
  const once = (ask) => {
    const known = new Map();
    return (one) => {
      if (!known.has(one)) known.set(one, ask(one));
      return known.get(one);
    };
  };
  const hidden = once(
    (one) =>
      one.closest(".visually-hidden, [inert], .sprite, script, style, option") !== null ||
      !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

  if (root.scrollWidth > innerWidth + 1) wrong.push(`the page scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);

  /** The window that an element is seen through: within everything around it that scrolls or cuts, itself too. */
  const view = once((one) => {
    if (!one || one === root) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const { position, overflowX, overflowY } = getComputedStyle(one);
    const around = view(position === "fixed" ? null : one.parentElement);
    if (position === "fixed" || (overflowX === "visible" && overflowY === "visible")) return around;
    const edge = one.getBoundingClientRect();
    const seen = { ...around };
    if (overflowX !== "visible") [seen.left, seen.right] = [Math.max(seen.left, edge.left), Math.min(seen.right, edge.right)];
    if (overflowY !== "visible") [seen.top, seen.bottom] = [Math.max(seen.top, edge.top), Math.min(seen.bottom, edge.bottom)];
    return seen;
  });
  const shown = (box, from) => {
    const { left, top, right, bottom } = view(from);
    return { left: Math.max(box.left, left), top: Math.max(box.top, top), right: Math.min(box.right, right), bottom: Math.min(box.bottom, bottom) };
  };

  /** The same with everything that scrolls moved as one likes: what is cut by this is never seen. */
  const reachable = once((one) => {
    if (!one || one === root) {
      const far = root.scrollHeight > innerHeight ? Infinity : 0;
      return { left: 0, top: -far, right: innerWidth, bottom: innerHeight + far };
    }
    const { position, overflowX, overflowY } = getComputedStyle(one);
    const around = reachable(position === "fixed" ? null : one.parentElement);
    const edge = one.getBoundingClientRect();
    const along = (how, [from, to], [start, end]) => {
      if (how === "auto" || how === "scroll") return [-Infinity, Infinity];
      return how === "visible" ? [from, to] : [Math.max(from, start), Math.min(to, end)];
    };
    const [left, right] = along(overflowX, [around.left, around.right], [edge.left, edge.right]);
    const [top, bottom] = along(overflowY, [around.top, around.bottom], [edge.top, edge.bottom]);
    return { left, top, right, bottom };
  });
  /** How much of a box can never be seen, across and down. */
  const lost = (box, from) => {
    const { left, top, right, bottom } = reachable(from);
    const within = (start, end, from, to) => Math.max(0, Math.min(end, to) - Math.max(start, from));
    return [box.width - within(box.left, box.right, left, right), box.height - within(box.top, box.bottom, top, bottom)];
  };

  const open = [...document.querySelectorAll("dialog[open], [role='dialog']")].filter((one) => one.checkVisibility()).at(-1);
  const words = [];
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const text = node.data.trim();
    if (!text || !one || hidden(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const seen = shown(box, one);
      const [cutX, cutY] = lost(box, one);
      if (cutX > slack) wrong.push(`cut at the side by ${Math.round(cutX)}: “${text}” in ${named(one)}`);
      // Boxes of letters are taller than the letters.
      if (cutY > box.height / 3) wrong.push(`cut above or below: “${text}” in ${named(one)}`);
      if (seen.left < seen.right && seen.top < seen.bottom) words.push({ text, one, ...seen });
    }
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.ownerSVGElement ? one.getScreenCTM().a : 1);
    if (size < 9.5 && !one.closest("[data-fine-print]")) wrong.push(`letters of ${size.toFixed(1)} px: “${text}” in ${named(one)}`);
  }

  for (const icon of (open ?? document.body).querySelectorAll("svg.icon")) {
    if (hidden(icon)) continue;
    const box = icon.getBoundingClientRect();
    const [cutX, cutY] = lost(box, icon.parentElement);
    if (cutX > box.width / 4 || cutY > box.height / 4) wrong.push(`an icon is cut in ${named(icon.parentElement)}`);
  }

  /** Whether a thing lies on top of another on purpose: a bar that floats, a sheet, a popover. */
  const layer = once((one) => one.closest("dialog, [popover], [data-layer], [role='dialog'], [role='tooltip'], [role='status'], [role='alert']"));
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length; j++) {
      const [a, b] = [words[i], words[j]];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= 2 || high <= Math.min(a.bottom - a.top, b.bottom - b.top) * 0.35) continue;
      if (a.one !== b.one && layer(a.one) === layer(b.one))
        wrong.push(`“${a.text}” (${named(a.one)}) and “${b.text}” (${named(b.one)}) overlap`);
    }
  }

  /** A control is as large as a thumb needs, itself or with the space around that belongs to it: its label, or a reach. */
  const least = matchMedia("(max-width: 699px) and (min-height: 650px)").matches ? 40 : 24;
  const controls = [...(open ?? document.body).querySelectorAll("button, a[href], input, select, [role='button']")].filter((one) => !hidden(one));
  const called = (one) => `${named(one)} “${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 30)}”`;
  /** What lies over a control where a finger would press it, if that is more than an edge of it. */
  const cover = (one, seen) => {
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    const [wide, high] = [(seen.right - seen.left) * 0.3, (seen.bottom - seen.top) * 0.3];
    if (wide < 3 || high < 3) return null;
    const points = [[x, y], [x - wide, y - high], [x + wide, y - high], [x - wide, y + high], [x + wide, y + high]];
    const over = points
      .map((point) => document.elementFromPoint(...point))
      .filter((hit) => hit && !one.contains(hit) && !hit.contains(one) && layer(hit) === layer(one));
    return over.length > 1 ? over[0] : null;
  };
  for (const one of controls) {
    const drawn = one.getBoundingClientRect();
    const seen = shown(drawn, one.parentElement);
    const [cut] = lost(drawn, one.parentElement);
    if (cut > slack) wrong.push(`a control cut at the side by ${Math.round(cut)}: ${called(one)}`);
    const over = getComputedStyle(one).display === "inline" ? null : cover(one, seen);
    if (over) wrong.push(`${named(over)} covers ${called(one)}`);
    const box = (one.closest("label") ?? one).getBoundingClientRect(); // a label is pressed for its box
    const reach = getComputedStyle(one, "::before");
    const pressed = reach.position === "absolute" ? [parseFloat(reach.width), parseFloat(reach.height)] : [0, 0];
    const [wide, high] = [Math.max(box.width, pressed[0]), Math.max(box.height, pressed[1])];
    if (box.width > 0 && (wide < least || high < least) && getComputedStyle(one).display !== "inline")
      wrong.push(`a control of ${Math.round(box.width)}×${Math.round(box.height)}: ${called(one)}`);
  }
  return [...new Set(wrong)];
}
