/** Clipboard content of word processors, web pages and editors, shortened, with the expected Markdown. */
export const corpus: Record<string, [html: string, markdown: string]> = {
  "Word: a paragraph with bold, italic and colors": [
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=DE><!--StartFragment--><p class=MsoNormal><span lang=EN-US style='font-family:"Calibri",sans-serif;color:#C00000'>Water is <b>not</b> an <i>element</i>.<o:p></o:p></span></p><!--EndFragment--></body></html>`,
    "Water is **not** an *element*.",
  ],
  "Word: a bulleted list": [
    `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Mercury<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Venus</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span><b>Earth</b></p>`,
    "- Mercury\n- Venus\n- **Earth**",
  ],
  "Word: a numbered list with another below an entry": [
    `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Heat it</p><p style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>a)<span>&nbsp;</span></span>slowly</p><p style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>b)<span>&nbsp;</span></span>evenly</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Let it cool</p>`,
    "1. Heat it\n   1. slowly\n   2. evenly\n2. Let it cool",
  ],
  "Word: empty paragraphs and spaces that do not break": [
    `<p class=MsoNormal>First&nbsp;line<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Second line</p>`,
    "First line\n\nSecond line",
  ],
  "Word: a heading and a table": [
    `<h1 style='margin-top:12pt'>Units<o:p></o:p></h1><table class=MsoTableGrid><tr><td><p class=MsoNormal>Force</p></td><td><p class=MsoNormal>newton</p></td></tr><tr><td><p class=MsoNormal>Power</p></td><td><p class=MsoNormal>watt</p></td></tr></table>`,
    "**Units**\n\nForce | newton\n\nPower | watt",
  ],
  "Google Docs: its wrapper is not bold": [
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-family:Arial;font-weight:400;font-style:normal">A </span><span style="font-weight:700;font-style:normal">strong</span><span style="font-weight:400"> and a </span><span style="font-weight:400;font-style:italic">soft</span><span style="font-weight:400"> word</span></p></b>`,
    "A **strong** and a *soft* word",
  ],
  "Google Docs: a list with one beside its entry": [
    `<b style="font-weight:normal;" id="docs-internal-guid-9"><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span style="font-weight:400">Fruit</span></p></li><ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">Apple</span></p></li></ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">Bread</span></p></li></ul></b>`,
    "- Fruit\n  - Apple\n- Bread",
  ],
  "Google Docs: a link behind a search engine": [
    `<b style="font-weight:normal" id="docs-internal-guid-3"><p><a href="https://www.google.com/url?q=https://example.com/a?b%3Dc&amp;sa=D" style="text-decoration:none"><span style="font-weight:400;color:#1155cc;text-decoration:underline">the source</span></a></p></b>`,
    "[the source](https://example.com/a?b=c)",
  ],
  "Google Docs: code in a font of typewriters": [
    `<b style="font-weight:normal" id="docs-internal-guid-4"><p><span style="font-family:Arial">Run </span><span style="font-family:'Courier New',monospace">npm start</span><span style="font-family:Arial"> twice</span></p></b>`,
    "Run `npm start` twice",
  ],
  "a web page: paragraphs, links and line breaks": [
    `<p>See <a href="https://example.com/page" onclick="x()">this page</a>,<br>or <a href="/relative">that</a> or <a href="javascript:alert(1)">none</a>.</p><p>Write to <a href="mailto:ada@example.com">Ada</a>.</p>`,
    "See [this page](https://example.com/page),\nor that or none.\n\nWrite to [Ada](mailto:ada@example.com).",
  ],
  "a web page: scripts, styles and forms": [
    `<style>p{color:red}</style><p>Text</p><script>alert(1)</script><button>Buy</button><img src="https://example.com/x.png" alt="A fox"><iframe src="https://example.com"></iframe>`,
    "Text\n\nA fox",
  ],
  "a web page: signs that Markdown would read": [
    `<p>5 * 3 * 2, snake_case, _under_, a \\ b, costs $5 or $10, [1] and 1. May</p>`,
    "5 \\* 3 \\* 2, snake_case, \\_under\\_, a \\\\ b, costs \\$5 or \\$10, \\[1\\] and 1. May",
  ],
  "a web page: lines that would begin a list": [
    `<p>1. May 2026</p><p>- no entry</p><p>+ 5</p>`,
    "1\\. May 2026\n\n\\- no entry\n\n\\+ 5",
  ],
  "a web page: powers and indices": [
    `<p>10<sup>6</sup> m<sup>−2</sup>, H<sub>2</sub>O, 2<sup>nd</sup></p>`,
    "10⁶ m⁻², H₂O, 2nd",
  ],
  "a web page: code": [
    `<p>Use <code>a_b*</code>:</p><pre><code class="language-js">const x = 1;\nif (x &lt; 2) $y$;</code></pre>`,
    "Use `a_b*`:\n\n```\nconst x = 1;\nif (x < 2) $y$;\n```",
  ],
  "a web page: a numbered list from five": [
    `<ol start="5"><li>five</li><li><p>six</p><p>and more</p></li></ol>`,
    "5. five\n6. six\n   and more",
  ],
  "Wikipedia: a formula, a reference and an edit link": [
    `<h2>Energy<span class="mw-editsection">[<a href="/w">edit</a>]</span></h2><p>It is <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math alttext="{\\displaystyle E=mc^{2}}"><semantics><mrow><mi>E</mi></mrow><annotation encoding="application/x-tex">{\\displaystyle E=mc^{2}}</annotation></semantics></math></span><img src="https://wikimedia.org/x.svg" class="mwe-math-fallback-image-inline" aria-hidden="true" alt="{\\displaystyle E=mc^{2}}"></span>.<sup class="reference"><a href="#cite">[1]</a></sup></p>`,
    "**Energy**\n\nIt is $E=mc^{2}$.",
  ],
  "KaTeX: a formula on a line of its own": [
    `<p>So</p><span class="katex-display"><span class="katex"><span class="katex-mathml"><math display="block"><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">\\frac{1}{2}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>1</span><span>2</span></span></span></span>`,
    "So\n\n$$\n\\frac{1}{2}\n$$",
  ],
  "an editor of code: several lines": [
    `<div style="color: #000;font-family: 'Droid Sans Mono', monospace;white-space: pre;"><div><span style="color:#00f">def</span><span> f():</span></div><div><span>    return 1</span></div></div>`,
    "```\ndef f():\n    return 1\n```",
  ],
  "an editor of code: a part of one line": [
    `<div style="color: #000;font-family: Menlo, Monaco, 'Courier New', monospace;white-space: pre;"><div><span>x * y</span></div></div>`,
    "`x * y`",
  ],
  "a spreadsheet: rows become lines": [
    `<google-sheets-html-origin><table><colgroup><col></colgroup><tbody><tr><td>Oslo</td></tr><tr><td>Bergen</td></tr></tbody></table>`,
    "Oslo\n\nBergen",
  ],
  "Pages and Mail: nested bold and line boxes": [
    `<div><b><span style="font-weight:bold">Note</span></b>: bring</div><div>a <em><span style="font-style: italic">pen</span></em></div>`,
    "**Note**: bring\n\na *pen*",
  ],
  "text struck out, underlined or marked stays text": [
    `<p><s>old</s> <u>new</u> <mark>here</mark></p>`,
    "old new here",
  ],
  "nothing but a style": [`<style>p{}</style>`, ""],
};
