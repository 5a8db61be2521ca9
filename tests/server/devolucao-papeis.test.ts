import { expect, test } from 'vitest';
import { chaveAcesso, formatChaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { totaisDe } from '#domain/returns/espelho.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatDecimal } from '#lib/format-number.ts';
import { must } from '#lib/must.ts';
import { createCertificados } from '#server/demo/nfe/certificados.ts';
import { allNamed, at, readXml, textAt } from '#server/nfe/read-xml.ts';
import { autorizacaoPdf } from '#server/returns/autorizacao-pdf.ts';
import type { PapelDaDevolucao } from '#server/returns/data/papel.ts';
import { espelhoPdf } from '#server/returns/espelho-pdf.ts';
import { readPdfBarcodes } from '#tests/support/bar-codes.ts';
import { schemaProblem } from '#tests/support/nfe-schema.ts';
import { notaDeDevolucao } from '#tests/support/nota-de-devolucao.ts';
import { CLIENTE, linhaDoPapel, MINEIRO, papelDaDevolucao } from '#tests/support/papel-da-devolucao.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { signedParts } from '#tests/support/xml-signature.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

async function bytesOf(pdf: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of pdf) parts.push(part);
  return Buffer.concat(parts);
}

async function printed(pdf: AsyncIterable<Uint8Array>) {
  const bytes = await bytesOf(pdf);
  const texts = readPdf(bytes).text.split('\n');
  return {
    texts: texts.map((text) => text.trim()),
    // A long sentence continues in the next line.
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    pages: bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0,
  };
}

const espelho = (papel: PapelDaDevolucao) => printed(espelhoPdf(papel, NOW));
const autorizacao = (papel: PapelDaDevolucao) => printed(autorizacaoPdf(papel, NOW));
const cents = (value: number) => formatDecimal(value, 2);

/** The figures of a line in the order of the mirror's columns, beginning with its CFOP. */
const figurasOf = (linha: PapelDaDevolucao['linhas'][number]): string[] => [
  linha.cfop,
  formatCount(linha.quantidade),
  formatDecimal(linha.valorUnitario, 4),
  ...[linha.valor, linha.desconto, linha.base].map(cents),
  formatDecimal(linha.aliquotaIcms, 2),
  ...[linha.icms, linha.baseSt, linha.st, linha.valorTotal].map(cents),
];

/** The cells that follow the description of a line. */
const figurasAfter = (texts: readonly string[], descricao: string): readonly string[] => {
  const from = texts.indexOf(descricao) + 1;
  return texts.slice(from, from + 11);
};

test('the mirror prints the issuer, the recipient, the operation and the original invoice', async () => {
  const papel = papelDaDevolucao();
  const { text, pages } = await espelho(papel);
  expect(pages).toBe(1);
  for (const wanted of [
    'Espelho da nota fiscal de devolução',
    'ESPELHO, SEM VALOR FISCAL',
    'NATUREZA DA OPERAÇÃO Devolução de compra para comercialização',
    'FINALIDADE 4 (devolução)',
    'MODELO NF-e, modelo 55',
    'FORMA DE PAGAMENTO 90 (sem pagamento)',
    'Devolução nº 7001',
    '24/11/2026 · Tipo: Parcial',
    'Página 1 de 1',
    'EMITENTE (CLIENTE) NOME / RAZÃO SOCIAL Drogaria Aurora & Cia Ltda CNPJ / CPF 99.000.101/0001-20',
    'INSCRIÇÃO ESTADUAL 645123456117 ENDEREÇO Praça da Independência, 77 BAIRRO / DISTRITO Centro',
    'MUNICÍPIO São José dos Campos UF SP CEP 12200-000 FONE / FAX (12) 99999-0000',
    'DESTINATÁRIO (FILIAL) NOME / RAZÃO SOCIAL Distribuidora de Medicamentos Planalto Ltda CNPJ / CPF 99.000.001/0001-95',
    'INSCRIÇÃO ESTADUAL 336123456110 ENDEREÇO Rodovia do Planalto, 1500',
    'NÚMERO 310001 SÉRIE 1 DATA DE EMISSÃO 20/11/2026',
    formatChaveAcesso(papel.nota.chaveAcesso),
    `chave ${papel.nota.chaveAcesso}`,
    'Caixas separadas no depósito; procurar por Marta.',
  ])
    expect(text).toContain(wanted);
});

test('the mirror prints every figure of every line, and its lot, reason and care', async () => {
  const { texts, text } = await espelho(papelDaDevolucao());
  expect(figurasAfter(texts, 'DIPIRONA 500 MG COM CT BL X 20').join(' ')).toBe(
    '5411 4 10,5000 42,00 8,67 33,33 18,00 6,00 50,00 3,00 36,33',
  );
  expect(figurasAfter(texts, 'AMOXICILINA 500 MG CAP CT BL X 21').join(' ')).toBe(
    '5202 1.200 31,2345 37.481,40 1.234,56 30.000,00 7,50 2.250,00 0,00 0,00 36.247,84',
  );
  const lot = 'Lote L260877 · Fab. 20/07/2026 · Val. 19/07/2029 · Motivo: Avaria no transporte';
  expect(text).toContain(`${lot} 1078`);
  expect(text).toContain(
    'Motivo: Falha na cadeia fria · Outras despesas: 1,00 Refrigerado · Controlado, Portaria 344',
  );
});

test('the totals of the mirror are the sums of its printed lines', async () => {
  const linhas = Array.from({ length: 7 }, (_, at) =>
    linhaDoPapel({ descricao: `PRODUTO ${at}`, valor: 42_01 + at, icms: 6_01 + at, valorTotal: 36_34 + at }),
  );
  const { texts, text } = await espelho(papelDaDevolucao({ linhas }));
  const centsAt = (at: number) =>
    linhas
      .map(({ descricao }) => must(figurasAfter(texts, descricao)[at], 'figure'))
      .reduce((sum, figure) => sum + Number(figure.replaceAll(/\D/g, '')), 0);
  const [valor, desconto, base, icms, baseSt, st, total] = [3, 4, 5, 7, 8, 9, 10].map((at) =>
    cents(centsAt(at)),
  );
  expect(text).toContain(
    `BASE DE CÁLCULO DO ICMS ${base} VALOR DO ICMS ${icms} BASE DE CÁLC. ICMS-ST ${baseSt} ` +
      `VALOR DO ICMS-ST ${st} OUTRAS DESPESAS 0,00 LINHAS 7 QUANTIDADE DE UNIDADES 28 ` +
      `VALOR TOTAL DOS PRODUTOS ${valor} DESCONTO ${desconto} VALOR TOTAL DA NOTA ${total}`,
  );
  expect(text).toContain(
    'ICMS-ST a informar em outras despesas acessórias ou em campo próprio, conforme a orientação da UF: ' +
      `R$ ${st}`,
  );
});

test('a mirror without ST says nothing of it', async () => {
  const linha = linhaDoPapel({ cfop: '6202', baseSt: 0, st: 0, valorTotal: 33_33 });
  const { texts, text } = await espelho(papelDaDevolucao({ cliente: MINEIRO, linhas: [linha] }));
  expect(figurasAfter(texts, linha.descricao)).toEqual(figurasOf(linha));
  expect(text).not.toContain('ICMS-ST a informar');
});

test('a mirror of a paper invoice and of a total return says so', async () => {
  const { text } = await espelho(
    papelDaDevolucao({
      notaEletronica: false,
      isTotal: true,
      observacoes: '',
      cliente: { ...CLIENTE, inscricaoEstadual: '' },
    }),
  );
  expect(text).toContain('MODELO Nota fiscal modelo 1/1-A');
  expect(text).toContain('Tipo: Total');
  expect(text).toContain('INSCRIÇÃO ESTADUAL Não informada');
  expect(text).toContain('OBSERVAÇÕES Sem observações.');
});

test('the authorisation prints the goods, both addresses, the term and the fields to fill in', async () => {
  const { text, pages } = await autorizacao(papelDaDevolucao());
  expect(pages).toBe(1);
  for (const wanted of [
    'Autorização de coleta',
    // Authorised late on the 25th, printed on the 28th.
    'Válida por 10 dias, até 05/12/2026',
    'Devolução nº 7001',
    'EMITIDA EM 25/11/2026 NOTA FISCAL DE ORIGEM 310001 SÉRIE 1 DATA DA NOTA FISCAL 20/11/2026',
    'LOCAL DA COLETA (CLIENTE) NOME / RAZÃO SOCIAL Drogaria Aurora & Cia Ltda',
    'DESTINO (CENTRO DE DISTRIBUIÇÃO) NOME / RAZÃO SOCIAL Distribuidora de Medicamentos Planalto Ltda',
    'LINHAS 2 UNIDADES 1.204 VOLUMES (PREENCHER NA COLETA) REFRIGERADO SIM CONTROLADO, PORTARIA 344 SIM',
    'MOTIVOS Avaria no transporte; Falha na cadeia fria',
    'NOME DO MOTORISTA DOCUMENTO DO MOTORISTA DATA DA COLETA HORA DA COLETA',
    '1077 DIPIRONA 500 MG COM CT BL X 20 L260877 19/07/2029 4 Avaria no transporte',
    '1078 AMOXICILINA 500 MG CAP CT BL X 21 L260878 19/07/2029 1.200 Falha na cadeia fria Refrigerado Controlado, Portaria 344',
    'Cliente Nome legível, data e assinatura Transportadora',
  ])
    expect(text).toContain(wanted);
  const plain = await autorizacao(papelDaDevolucao({ linhas: [linhaDoPapel({ dataValidade: null })] }));
  expect(plain.text).toContain('REFRIGERADO Não CONTROLADO, PORTARIA 344 Não');
  expect(plain.text).not.toContain('19/07/2029');
});

test('a reader finds the key and the number of a return in the bars of its papers', async () => {
  const papel = papelDaDevolucao();
  expect(await readPdfBarcodes(await bytesOf(espelhoPdf(papel, NOW)))).toEqual([papel.nota.chaveAcesso]);
  for (const idDevolucaoVenda of [7001, 10_001, 1_000_001, 2_147_483_647])
    expect(await readPdfBarcodes(await bytesOf(autorizacaoPdf({ ...papel, idDevolucaoVenda }, NOW)))).toEqual(
      [String(idDevolucaoVenda)],
    );
});

test('a reader finds a key whose CNPJ has letters', async () => {
  const partes = { estado: 'SP', emissao: '2026-11-20', serie: '1', numero: 310_001, codigo: 4_711 };
  const chave = chaveAcesso({ ...partes, cnpj: '12ABC34501DE35' });
  const nota = { ...papelDaDevolucao().nota, chaveAcesso: chave };
  expect(await readPdfBarcodes(await bytesOf(espelhoPdf(papelDaDevolucao({ nota }), NOW)))).toEqual([chave]);
});

test('sixty lines take several pages of both papers, with every line and each page’s number', async () => {
  const linhas = Array.from({ length: 60 }, (_, at) =>
    linhaDoPapel({ codigo: String(2000 + at), descricao: `PRODUTO ${at}`, quantidade: 4 + at }),
  );
  for (const print of [espelho, autorizacao]) {
    const { texts, text, pages } = await print(papelDaDevolucao({ linhas }));
    expect(pages).toBeGreaterThan(1);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Página ${page} de ${pages}`);
    for (const { codigo, descricao } of linhas)
      expect(texts.slice(texts.indexOf(codigo)).slice(0, 2)).toEqual([codigo, descricao]);
  }
  const { texts } = await espelho(papelDaDevolucao({ linhas }));
  for (const linha of linhas) expect(figurasAfter(texts, linha.descricao)).toEqual(figurasOf(linha));
});

/** The texts of a PDF in the order of their drawing, each with its height above the foot of its page. */
function placed(bytes: Uint8Array): { text: string; y: number }[] {
  const shown = readPdf(bytes).drawing.matchAll(/1 0 0 1 [\d.-]+ ([\d.-]+) Tm[^[]*\[(.*?)\] TJ/g);
  return Array.from(shown, ([, y, parts = '']) => ({
    text: Array.from(parts.matchAll(/<([0-9a-f]*)>/gi), ([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    ).join(''),
    y: Number(y),
  }));
}

/** The gap between the last line of the first page and the texts at its foot; negative where they overlap. */
function gapOf(bytes: Uint8Array): number {
  const texts = placed(bytes);
  const from = texts.findIndex(({ text }) => text === 'PRODUTOS');
  const to = texts.findIndex(({ text }, at) => at > from && ['ICMS-ST', 'OBSERVAÇÕES'].includes(text));
  return Math.min(...texts.slice(from, to).map(({ y }) => y)) - must(texts[to], 'foot').y;
}

const HOSTIL = `<b>"x"</b> &amp; \u202Ecod.exe\u2066\u200F \u{1F48A}\u{1F469}\u200D\u2695\uFE0F\u0000\u001B[31m\n\n`;
const hostis = [
  ['markup, emoji and marks of direction', HOSTIL.repeat(5)],
  ['one word', 'W'.repeat(250)],
  ['line breaks', '\n'.repeat(250)],
  ['piled accents', 'x\u0300\u0301\u0302'.repeat(60)],
  ['many words', 'palavra '.repeat(31)],
] as const;

test.each(hostis)('texts that a user typed never leave their frames: %s', async (_, hostil) => {
  const parte = {
    ...CLIENTE,
    nome: hostil,
    cpfCnpj: hostil,
    inscricaoEstadual: hostil,
    logradouro: hostil,
    numero: hostil,
    bairro: hostil,
    cidade: hostil,
    cep: hostil,
    telefone: hostil,
  };
  const linha = linhaDoPapel({ codigo: hostil, descricao: hostil, lote: hostil, motivo: hostil });
  const linhas = Array.from({ length: 12 }, (_, at) => ({ ...linha, motivo: `${at} ${hostil}` }));
  const papel = papelDaDevolucao({ cliente: parte, filial: parte, observacoes: hostil, linhas });
  for (const pdf of [espelhoPdf(papel, NOW), autorizacaoPdf(papel, NOW)]) {
    const bytes = await bytesOf(pdf);
    const { texts, text, pages } = await printed(
      (async function* () {
        yield bytes;
      })(),
    );
    // A text that went over a page's end would have begun a page without a number.
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Página ${page} de ${pages}`);
    expect(texts.join('')).not.toMatch(/\p{Cc}(?<![\u0080-\u009F])/u);
    expect(texts.filter((one) => one === 'CÓDIGO')).toHaveLength(pages);
    expect(gapOf(bytes)).toBeGreaterThan(0);
    expect(await readPdfBarcodes(bytes)).not.toEqual([]);
  }
});

test('markup and marks of direction are printed as text', async () => {
  const { text } = await espelho(papelDaDevolucao({ observacoes: HOSTIL }));
  expect(text).toContain('<b>"x"</b> &amp; cod.exe ??? [31m');
});

test.each([
  ['within the state', CLIENTE, ['5411', '5202']],
  ['to another state', MINEIRO, ['6411', '6202']],
])('the official schema accepts the NF-e that a mirror asks for, %s', async (_, cliente, cfops) => {
  const { linhas } = papelDaDevolucao();
  const papel = papelDaDevolucao({
    cliente,
    linhas: linhas.map((linha, at) => ({ ...linha, cfop: must(cfops[at], 'CFOP') })),
  });
  const xml = await notaDeDevolucao(
    papel,
    createCertificados(() => NOW),
    NOW,
  );
  expect(schemaProblem(xml)).toBeUndefined();
  expect(schemaProblem(xml.replace('<finNFe>4<', '<finNFe>9<'))).toContain('finNFe');
  expect(signedParts(xml)).toHaveLength(1);
  const nota = must(at(readXml(xml), 'NFe/infNFe'), 'infNFe');
  const says = (path: string) => textAt(nota, path);
  expect([says('ide/finNFe'), says('ide/NFref/refNFe'), says('pag/detPag/tPag')]).toEqual([
    '4',
    papel.nota.chaveAcesso,
    '90',
  ]);
  expect(says('ide/natOp')).toBe('Devolução de compra para comercialização');
  expect([says('emit/CNPJ'), says('dest/CNPJ')]).toEqual([cliente.cpfCnpj, papel.filial.cpfCnpj]);
  expect(allNamed(nota, 'det').map((det) => textAt(det, 'prod/CFOP'))).toEqual(cfops);

  // Its totals are those of the paper.
  const { text } = await espelho(papel);
  const { base, icms, baseSt, st, valor, desconto, outras, valorTotal } = totaisDe(papel.linhas);
  const doPapel = {
    vBC: base,
    vICMS: icms,
    vBCST: baseSt,
    vST: st,
    vProd: valor,
    vDesc: desconto,
    vOutro: outras,
    vNF: valorTotal,
  };
  for (const [nome, value] of Object.entries(doPapel)) {
    expect(Math.round(Number(says(`total/ICMSTot/${nome}`)) * 100), nome).toBe(value);
    expect(text).toContain(cents(value));
  }
  expect(text).toContain(formatDate(papel.nota.dataDocumento));
});
