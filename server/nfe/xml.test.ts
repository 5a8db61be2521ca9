import { expect, test } from 'vitest';
import { at, readXml, textAt } from './read-xml.ts';
import { el, writeXml } from './xml.ts';

test('XML is written canonically: the namespace first, attributes by name, no empty-element tags', () => {
  const xml = el('a', [el('b', '', { z: '1', Id: '2', xmlns: 'urn:x' }), undefined, el('c', 'é')]);
  expect(writeXml(xml)).toBe('<a><b xmlns="urn:x" Id="2" z="1"></b><c>é</c></a>');
});

test('XML special characters are escaped in attributes and texts', () => {
  const xml = el('a', 'R&D <b> "x" \r', { t: '<&">\n' });
  expect(writeXml(xml)).toBe('<a t="&lt;&amp;&quot;>&#xA;">R&amp;D &lt;b&gt; "x" &#xD;</a>');
});

test('written XML is read back unchanged', () => {
  const xml = el('a', [
    el('b', 'R&D <x> "é" \u{1F48A}', { t: `'"&<` }),
    el('b', ''),
    el('c', [el('d', '1')]),
  ]);
  expect(textAt(readXml('<a><b>x<![CDATA[<&>]]></b></a>'), 'b')).toBe('x<&>');
  expect(readXml(`<?xml version="1.0"?>\n<!-- x -->\n${writeXml(xml)}\n`)).toEqual(xml);
});

test('texts are found by their path, and a missing one is empty', () => {
  const xml = readXml("<a><b c='1'>x</b><b>y</b><e/></a>");
  expect(textAt(xml, 'b')).toBe('x');
  expect(at(xml, 'b')?.atributos).toEqual({ c: '1' });
  expect([textAt(xml, 'b/c'), textAt(xml, 'nothing/there'), textAt(xml, 'e')]).toEqual(['', '', '']);
});

test.each([
  '',
  'text',
  '<a>',
  '<a></b>',
  '</a>',
  '<a/><b/>',
  '<a b=c/>',
  '<a>&unknown;</a>',
  '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
])('%j is refused as an invoice', (text) => {
  expect(() => readXml(text)).toThrow(RangeError);
});
