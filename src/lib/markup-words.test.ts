import { expect, test } from 'vitest';
import { markupWords } from './markup-words.ts';

test.each([
  [
    'words alone',
    'O pedido nº 10 < 20 e 30 > 20.\nAté amanhã.',
    'O pedido nº 10 < 20 e 30 > 20.\nAté amanhã.',
  ],
  ['what only looks like a tag', 'Preço <mínimo não atingido, 1<2', 'Preço <mínimo não atingido, 1<2'],
  ['tags in a word', 'Pa<b class="x">lav</b>ra', 'Palavra'],
  ['tags that begin a line', '<p>Um</p>dois<br>três<BR />quatro', '\nUm\ndois\ntrês\nquatro'],
  ['a sign > in an attribute', 'Veja <a title="a > b" href=\'x>y\'>aqui</a>.', 'Veja aqui.'],
  ['a script', 'Antes<script>alert("1 < 2")</script> depois', 'Antes  depois'],
  ['a script that is not closed', 'Antes<SCRIPT src=x>alert(1)', 'Antes '],
  ['a style and a comment', '<style>p{}</style>Só<!-- <b>isto</b> -->isto', ' Só isto'],
  ['a tag that is not closed', 'Antes <img src=x onerror=alert(1)', 'Antes '],
  ['a name that the text ends in', 'Antes <b', 'Antes '],
  ['quotes that do not match', 'Um <b title="x>dois</b>', 'Um dois'],
  ['entities', 'P&amp;D &lt;10&gt; &quot;a&#39;b&#x27; n&ordm;&nbsp;5', "P&D <10> \"a'b' nº 5"],
  ['letters as entities', 'N&atilde;o h&aacute; cr&eacute;dito &Ccedil;', 'Não há crédito Ç'],
  ['entities of entities', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['entities that are no sign', 'a&#0;b&#xD800;c&#9999999;d&#27;e', 'abcde'],
  ['unknown ones', 'A &copy B & C &foo;', 'A &copy B & C &foo;'],
])('markupWords returns the text of %s', (_, markup, words) => {
  expect(markupWords(markup)).toBe(words);
});

// The time-out is the point: a slow parser would block the page.
test('markupWords reads hostile markup within a second', { timeout: 1000 }, () => {
  for (const part of ['<b ', '<!--', '<a "', '<script', '<<', '&#x', "<p '"]) {
    expect(markupWords(part.repeat(700)).length).toBeLessThanOrEqual(part.length * 700);
  }
});
