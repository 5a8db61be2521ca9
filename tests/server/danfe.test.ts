import { expect, test } from 'vitest';
import { formatChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { formatPhone, formatPostalCode } from '#lib/format-document.ts';
import { must } from '#lib/must.ts';
import { createCertificados } from '#server/demo/nfe/certificados.ts';
import { createEmissorDemonstracao } from '#server/demo/nfe/demonstracao.ts';
import { itemDaNota, notaParaEmitir } from '#server/demo/nfe/nota-sample.ts';
import { danfePdf } from '#server/invoices/danfe-pdf.ts';
import { readNfe } from '#server/nfe/read-nfe.ts';
import { readPdf } from '#tests/support/pdf.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const emissor = createEmissorDemonstracao(createCertificados(() => NOW));

async function printed(xml: string): Promise<{ text: string; pages: number }> {
  const parts: Uint8Array[] = [];
  for await (const part of danfePdf(must(readNfe(xml), 'NF-e'), NOW)) parts.push(part);
  const bytes = Buffer.concat(parts);
  return {
    text: readPdf(bytes).text,
    pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0,
  };
}

const xmlOf = async (nota = notaParaEmitir()) => must(await emissor.emitir(nota), 'xml');

test('prints the XML’s key, authorisation, amounts and batches', async () => {
  const plain = notaParaEmitir({ numeroPedidoCliente: 'OC-77' });
  const nota = { ...plain, destinatario: { ...plain.destinatario, telefone: '12999990000' } };
  const { text, pages } = await printed(await xmlOf(nota));
  expect(pages).toBe(1);
  // A long sentence continues in the next line.
  for (const wanted of [
    formatChaveAcesso(nota.chaveAcesso),
    '135260000310001 - 20/11/2026 09:00',
    '99.000.101/0001-20',
    '209,00',
    'FOLHA 1/1',
    'SEM VALOR FISCAL',
    'Pedido do cliente: OC-77.',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(wanted);
  // Of the company and of the recipient: formatted for people, unlike the XML.
  for (const { cep, telefone } of [nota.emitente, nota.destinatario]) {
    expect(text).toContain(formatPostalCode(cep));
    expect(text).toContain(formatPhone(telefone));
    expect(text).not.toContain(cep);
    expect(text).not.toContain(telefone);
  }
  expect(text).toMatch(/Lote L\d+77, val\. \d\d\/\d\d\/\d{4}, qtd\. 12,000/);
});

test('prints the share of the fund, which the total of the invoice holds and no field names', async () => {
  const { text } = await printed(
    await xmlOf(notaParaEmitir({ itens: [itemDaNota({ st: 12_00, fcpSt: 3_00 })] })),
  );
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Valor do FCP retido por S.T.: R$ 3,00.');
  expect((await printed(await xmlOf())).text).not.toContain('FCP');
});

test('prints overflow on further pages, each with its number', async () => {
  const itens = Array.from({ length: 70 }, (_, i) => itemDaNota({ codigo: String(1000 + i) }));
  const { text, pages } = await printed(await xmlOf(notaParaEmitir({ itens })));
  expect(pages).toBeGreaterThan(2);
  expect(text).toContain(`FOLHA ${pages}/${pages}`);
  for (const { codigo } of itens) expect(text).toContain(codigo);
});

test('a real invoice is not crossed out, and one without authorisation says so', async () => {
  const xml = (await xmlOf())
    .replace('<tpAmb>2</tpAmb>', '<tpAmb>1</tpAmb>')
    .replace(/<protNFe[\s\S]*<\/protNFe>/, '');
  const { text } = await printed(xml);
  expect(text).not.toMatch(/^SEM VALOR FISCAL$/m);
  expect(text).toContain('SEM AUTORIZAÇÃO DE USO');
});

test('text that is no NF-e is not accepted as one', async () => {
  for (const text of ['', '<a></a>', '<a>', 'not XML', (await xmlOf()).slice(0, 500)])
    expect(readNfe(text)).toBeUndefined();
});
