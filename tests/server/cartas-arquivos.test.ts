import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#tests/support/api.ts';
import { readPdfBarcodes } from '#tests/support/bar-codes.ts';
import { useBench } from '#tests/support/bench.ts';
import {
  cartaProcessada,
  conhecerLote,
  corrigir,
  fazerCarta,
  originaisDe,
  processar,
  recusaOf,
  type WireCartaItem,
} from '#tests/support/cartas.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { deliver, findNota, lotesDe, type Nota, seedNotas } from '#tests/support/devolucoes.ts';
import { schemaProblem } from '#tests/support/nfe-schema.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { signedParts } from '#tests/support/xml-signature.ts';

const CONDICOES =
  'A Carta de Correção é disciplinada pelo § 1º-A do art. 7º do Convênio S/N, de 15 de dezembro de 1970 e pode ser utilizada para regularização de erro ocorrido na emissão de documento fiscal, desde que o erro não esteja relacionado com: I - as variáveis que determinam o valor do imposto tais como: base de cálculo, alíquota, diferença de preço, quantidade, valor da operação ou da prestação; II - a correção de dados cadastrais que implique mudança do remetente ou do destinatário; III - a data de emissão ou de saída.';
const LOTE = 'L26-NOVO';

describe.each(oneDatabase)('the files of a registered letter on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;
  let original: WireCartaItem;
  let first: number;
  beforeEach(async () => {
    const { db } = bench.database;
    await seedNotas(db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(db);
    await deliver(db, nota, bench.now, 2);
    await client.get(`/NotaFiscal/DownloadXml?titulos=${nota.idTitulo}`);
    const id = await fazerCarta(client, nota.idTitulo);
    [original] = (await originaisDe(client, id)) as [WireCartaItem];
    await conhecerLote(db, nota.idTitulo, original, LOTE);
    await corrigir(client, original, LOTE, 2);
    await processar(client, id);
    first = id;
  });

  const xmlOf = async (id: number) => client.get(`/cartacorrecao/DownloadXml?idCartaCorrecao=${id}`);
  const pdfOf = async (id: number): Promise<Uint8Array> =>
    (
      await bench.api.app.inject({
        url: `/api/cartacorrecao/DownloadPdf?idCartaCorrecao=${id}`,
        headers: { authorization: `Bearer ${client.token}` },
      })
    ).rawPayload;
  const notaXml = async () => (await client.get(`/NotaFiscal/DownloadXml?titulos=${nota.idTitulo}`)).text;
  const textIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1];

  test('are an event that the official schema and a signature’s reader accept', async () => {
    const { headers, text } = await xmlOf(first);
    const chave = textIn(text, 'chNFe') ?? '';
    expect(headers['content-disposition']).toContain(`${chave}-1-procEventoNFe.xml`);
    expect(schemaProblem(text, 'procCCeNFe_v1.00.xsd')).toBeUndefined();
    expect(
      schemaProblem(text.replace('<nSeqEvento>1<', '<nSeqEvento>21<'), 'procCCeNFe_v1.00.xsd'),
    ).toContain('nSeqEvento');
    const [part, ...others] = signedParts(text) ?? [];
    expect(others).toEqual([]);
    expect(part).toContain(`Id="ID110110${chave}01"`);
    expect(part).toContain('<xCorrecao>');
    expect(signedParts(text.replace(LOTE, 'L26-FALSO'))).toBeUndefined();
    const { loteOrigem } = original;
    expect(['tpAmb', 'xCondUso', 'cStat', 'verAplic', 'xCorrecao'].map((name) => textIn(text, name))).toEqual(
      [
        '2',
        CONDICOES,
        '135',
        'DEMONSTRACAO',
        `Item ${original.nItem}: onde se lê lote ${loteOrigem.lote} (2 un.), leia-se lote ${LOTE} (2 un.)`,
      ],
    );
  });

  test('name all corrections in force in the newest letter, and change neither the invoice nor older events', async () => {
    const [before, oldest] = [await notaXml(), (await xmlOf(first)).text];
    const { db } = bench.database;
    const [, other] = await originaisDe(client, first);
    await conhecerLote(db, nota.idTitulo, other as WireCartaItem, 'L26-02');
    const second = await cartaProcessada(client, nota.idTitulo, 'L26-02', 1, 1);
    const { text } = await xmlOf(second);
    expect(textIn(text, 'nSeqEvento')).toBe('2');
    expect(textIn(text, 'xCorrecao')).toMatch(
      /leia-se lote L26-NOVO \(2 un\.\); Item .* lote L26-02 \(1 un\.\)$/,
    );
    expect([await notaXml(), (await xmlOf(first)).text]).toEqual([before, oldest]);
  });

  test('are a page with the key as bars, the text and the conditions', async () => {
    const pdf = await pdfOf(first);
    const xml = (await xmlOf(first)).text;
    expect(await readPdfBarcodes(pdf)).toEqual([textIn(xml, 'chNFe')]);
    const text = readPdf(pdf).text.replaceAll(/\s+/g, '');
    const filial = await bench.database.db
      .selectFrom('pessoa')
      .innerJoin('cartaCorrecao', 'cartaCorrecao.idPessoaFilial', 'pessoa.idPessoa')
      .select(['pessoa.nome', 'pessoa.nomeFantasia'])
      .where('cartaCorrecao.idCartaCorrecao', '=', first)
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(filial.nomeFantasia.replaceAll(/\s+/g, ''));
    const nProt = textIn(xml, 'nProt') ?? '';
    for (const part of ['SEQUÊNCIA1', `leia-selote${LOTE}(2un.)`, CONDICOES, nProt, filial.nome])
      expect(text).toContain(part.replaceAll(/\s+/g, ''));
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
  });

  test('exist for registered letters of the user’s customers only', async () => {
    const outra = await fazerCarta(client, nota.idTitulo);
    const sentence = 'Esta carta de correção ainda não foi registrada.';
    for (const file of ['DownloadXml', 'DownloadPdf']) {
      const path = `/cartacorrecao/${file}?idCartaCorrecao=`;
      expect(recusaOf(await client.get(`${path}${outra}`))).toEqual([
        409,
        'situacao-nao-permite',
        'Atenção!',
        sentence,
      ]);
      expect((await client.get(`${path}${outra + 1}`)).status).toBe(404);
      await bench.database.db
        .updateTable('cartaCorrecaoEvento')
        .set({ xml: '<evento/>' })
        .where('idCartaCorrecao', '=', first)
        .execute();
    }
    expect((await client.get(`/cartacorrecao/DownloadPdf?idCartaCorrecao=${first}`)).body.Codigo).toBe(
      'nao-encontrado',
    );
  });

  test('show in returns which lots are corrected, and units stay those of the original lot', async () => {
    const [lote] = (await lotesDe(client, nota)).filter(
      ({ tituloItemLote }) => tituloItemLote.lote === original.loteOrigem.lote,
    );
    expect(lote?.lotesCorrigidos).toEqual([{ lote: LOTE, quantidade: 2 }]);
    expect(lote?.quantidadeRestante).toBe(original.loteOrigem.quantidade);
    await fazerCarta(client, nota.idTitulo);
    const others = (await lotesDe(client, nota)).filter(
      ({ tituloItemLote }) => tituloItemLote.lote !== original.loteOrigem.lote,
    );
    for (const { lotesCorrigidos } of others) expect(lotesCorrigidos).toEqual([]);
  });
});
