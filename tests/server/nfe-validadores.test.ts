import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { createCertificados } from '#server/demo/nfe/certificados.ts';
import { createEmissorDemonstracao } from '#server/demo/nfe/demonstracao.ts';
import { itemDaNota, notaParaEmitir } from '#server/demo/nfe/nota-sample.ts';
import { danfePdf } from '#server/invoices/danfe-pdf.ts';
import { readNfe } from '#server/nfe/read-nfe.ts';
import { readPdfBarcodes } from '#tests/support/bar-codes.ts';
import { schemaProblem } from '#tests/support/nfe-schema.ts';
import { signedParts } from '#tests/support/xml-signature.ts';

// The other programs that judge our documents are only worth something if they refuse a bad one.

const NOW = new Date('2026-11-20T12:00:00Z');
const emissor = createEmissorDemonstracao(createCertificados(() => NOW));
const nota = notaParaEmitir();
const xml = must(await emissor.emitir(nota), 'xml');

async function danfeOf(text: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of danfePdf(must(readNfe(text), 'NF-e'), NOW)) parts.push(part);
  return Buffer.concat(parts);
}

test('the schema accepts an issued NF-e and names the errors of a changed one', () => {
  expect(schemaProblem(xml)).toBeUndefined();
  expect(schemaProblem(xml.replace('<tpAmb>2</tpAmb>', '<tpAmb>7</tpAmb>'))).toContain('tpAmb');
  expect(schemaProblem(xml.replace(/<dhEmi>[^<]*<\/dhEmi>/, ''))).toContain('dhEmi');
  // Of the schema for signatures, which the first one includes.
  expect(schemaProblem(xml.replace(/<DigestValue>[^<]*<\/DigestValue>/, ''))).toContain('DigestValue');
  expect(schemaProblem(xml.slice(0, 500))).toContain('tag mismatch');
});

test('the schema accepts a line whose ST has a share for the fund', async () => {
  const comFundo = itemDaNota({ st: 12_00, fcpSt: 3_00 });
  const issued = must(await emissor.emitir(notaParaEmitir({ itens: [comFundo] })), 'xml');
  expect(issued).toContain('<vBCFCPST>150.00</vBCFCPST><pFCPST>2.00</pFCPST><vFCPST>3.00</vFCPST>');
  expect(schemaProblem(issued)).toBeUndefined();
});

test('the signature of an issued NF-e is accepted and covers the whole invoice', () => {
  const [part, ...others] = signedParts(xml) ?? [];
  expect(others).toEqual([]);
  expect(part).toContain(`Id="NFe${nota.chaveAcesso}"`);
  expect(part).toContain('<vNF>');
});

test('a signature is refused when an amount, the digest with it or the certificate was changed', async () => {
  const other = must(await emissor.emitir(notaParaEmitir({ numeroPedidoCliente: 'OC-77' })), 'other invoice');
  const stranger = createEmissorDemonstracao(createCertificados(() => NOW));
  const foreign = must(await stranger.emitir(nota), 'invoice signed with another key');
  const taken = (pattern: RegExp, from: string) => xml.replace(pattern, pattern.exec(from)?.[0] ?? '');
  const forgeries = {
    amount: xml.replace(/<vNF>[\d.]+/, '<vNF>1.00'),
    // The digest fits the text: only the signature over it can reveal the change.
    'invoice and digest': other.replace(
      /<SignatureValue>[^<]*/,
      /<SignatureValue>[^<]*/.exec(xml)?.[0] ?? '',
    ),
    digest: taken(/<DigestValue>[^<]*/, other),
    certificate: taken(/<X509Certificate>[^<]*/, foreign),
    'no signature': xml.replace(/<Signature [\s\S]*<\/Signature>/, ''),
  };
  for (const [name, forged] of Object.entries(forgeries)) {
    expect([xml, other]).not.toContain(forged);
    expect(signedParts(forged), name).toBeUndefined();
  }
});

test('the bars of a DANFE are read from its page, and other bars are not accepted as them', async () => {
  expect(await readPdfBarcodes(await danfeOf(xml))).toEqual([nota.chaveAcesso]);
  const other = `${nota.chaveAcesso.slice(0, -2)}99`;
  expect(await readPdfBarcodes(await danfeOf(xml.replaceAll(nota.chaveAcesso, other)))).toEqual([other]);
});
