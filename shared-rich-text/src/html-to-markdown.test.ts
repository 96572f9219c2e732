/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { htmlToMarkdown, sanitizePastedHtml } from './html-to-markdown.ts';

describe('htmlToMarkdown', () => {
  test.each([
    ['<p>a</p><p>b</p>', 'a\n\nb'],
    ['<p>a<br>b</p>', 'a\\\nb'],
    ['<p>a<br><br>b</p>', 'a\n\nb'],
    ['<p>a\vb\fc</p>', 'a\\\nb\\\nc'],
    ['<p>Hello&nbsp;<strong>bold</strong><u>&nbsp;under</u></p>', 'Hello **bold** <u>under</u>'],
    ['<p>a<strong> b </strong>c</p>', 'a **b** c'],
    ['<p><strong><em><u>x</u></em></strong></p>', '<u>***x***</u>'],
    ['<p>a<strong>(b)</strong>c</p>', 'a<u></u>**(b)**<u></u>c'],
    ['<h1>A</h1><h2>B</h2><h3>C</h3><p>d</p>', '# A\n\n## B\n\n### C\n\nd'],
    ['<ol><li data-list="bullet">a</li><li data-list="ordered">b</li></ol>', '- a\n\n1. b'],
    ['<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>', '- a\n- b\n\n1. c\n2. d'],
    ['<p class="ql-align-center">a <em>b</em></p>', '<p class="ql-align-center">a *b*</p>'],
    ['<h2 class="ql-align-right">a</h2>', '<h2 class="ql-align-right">a</h2>'],
    [
      '<ol><li data-list="bullet" class="ql-align-justify">a</li></ol>',
      '- <p class="ql-align-justify">a</p>',
    ],
    ['<p><a href="https://x.y/z">w</a>!</p>', '[w](https://x.y/z)!'],
    ['<p>wow!<a href="https://x.y/z">w</a></p>', 'wow\\![w](https://x.y/z)'],
    ['<p><a href="javascript:alert(1)">w</a></p>', 'w'],
    ['<p># a</p>', '\\# a'],
    ['<p>1. a</p>', '1\\. a'],
    ['<p>- a * b _c_ d_e</p>', '\\- a \\* b \\_c\\_ d_e'],
    ['<p>&lt;b&gt; [x](y) \\ `c` &amp;amp;</p>', '\\<b> \\[x\\](y) \\\\ \\`c\\` \\&amp;'],
    ['<h2>C#</h2>', '## C\\#'],
    ['<p><br></p><p> </p>', ''],
    ['', ''],
  ])('%s', (html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown);
  });
});

const WORD = `<html xmlns:o="urn:x"><head><meta charset=utf-8><style>p.MsoNormal {color:red}</style></head><body>
<!--StartFragment-->
<p class=MsoNormal style='text-align:center'><b><span lang=EN style='font-size:20pt'>Maria
Soler<o:p></o:p></span></b></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Led a team</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Cut <i>costs</i></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>First</p>
<!--EndFragment--></body></html>`;

describe('sanitizePastedHtml', () => {
  test('keeps of a Word document what the toolbar can make', () => {
    expect(sanitizePastedHtml(WORD)).toBe(
      '<p class="ql-align-center"><strong>Maria Soler</strong></p>' +
        '<ul><li>Led a team</li><li>Cut <em>costs</em></li></ul><ol><li>First</li></ol>',
    );
  });

  test('reads the styles of an online document, and not the bold around it', () => {
    expect(
      sanitizePastedHtml(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">' +
          '<span style="font-weight:700;color:#f00">Bold</span><span> and </span>' +
          '<span style="font-style:italic;text-decoration:underline">both</span></p>' +
          '<ul><li><p>one</p></li><li><p>two</p><ul><li>inner</li></ul></li></ul></b>',
      ),
    ).toBe(
      '<p><strong>Bold</strong> and <u><em>both</em></u></p><ul><li>one</li><li>two</li><li>inner</li></ul>',
    );
  });

  test('turns a web page into its text', () => {
    expect(
      sanitizePastedHtml(
        '<title>t</title><style>p{}</style><script>alert(1)</script><nav>Home</nav><article><h4>Job</h4>' +
          '<p onclick="alert(1)" style="color:red">We <span class="x">need</span> you<img src=x onerror=alert(1)></p>' +
          '<p>Now</p><table><tr><td>Pay</td><td>Good</td></tr></table><pre>a\nb</pre>' +
          '<a href="javascript:alert(1)">Apply</a> <a href="https://x.y">Site</a></article><p style="display:none">secret</p>',
      ),
    ).toBe(
      '<p>Home</p><h3>Job</h3><p>We need you</p><p><br></p><p>Now</p><p><br></p><p>Pay Good</p><p><br></p><p>a</p><p>b</p>' +
        '<p><br></p><p>Apply <a href="https://x.y" rel="noopener noreferrer" target="_blank">Site</a></p>',
    );
  });
});
