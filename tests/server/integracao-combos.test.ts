import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { counts, useLoads } from '#tests/support/loads.ts';

const PRODUTO = { codigoErp: 'P-1', nome: 'POMADA NOVA', filial: '1' };
const OUTRO = { codigoErp: 'P-2', nome: 'GEL NOVO', filial: '1' };
const FRIO = { codigoErp: 'P-3', nome: 'VACINA NOVA', filial: '1', refrigerado: true };
const SELO = { codigoErp: 'S-1', rotulo: 'Oferta da casa', icone: 'flame', estilo: 'cheio' };
const COMBO = {
  codigoErp: 'K-1',
  descricao: 'Kit de verão',
  descontoComercial: 10,
  dataInicial: '2026-01-01',
  dataFinal: '2030-12-31',
  selos: ['S-1'],
  produtos: [
    { produto: 'P-2', quantidade: 2, bonificado: false },
    { produto: 'P-1', quantidade: 1, bonificado: true },
  ],
};

describe.each(bothDatabases)('combos and badges of the company on $name', ({ open }) => {
  const bench = useLoads(open);

  const sell = async () => {
    await bench.machine.loaded('selos', [SELO]);
    await bench.machine.loaded('produtos', [PRODUTO, OUTRO, FRIO]);
    await bench.machine.loaded('precos', [
      { tabela: 'c1', produto: 'P-1', valorUnitario: 10 },
      { tabela: 'c1', produto: 'P-2', valorUnitario: 20 },
    ]);
    await bench.machine.loaded('estoques', [
      { filial: '1', produto: 'P-1', estoque: 50 },
      { filial: '1', produto: 'P-2', estoque: 50 },
    ]);
  };
  const readCombo = async (descricao = COMBO.descricao) =>
    await bench.db
      .selectFrom('promocaoCombo')
      .selectAll()
      .where('descricao', '=', descricao)
      .executeTakeFirst();
  const doCliente = async (idPessoaCliente: number) => {
    const rep = await bench.api.as('representante');
    const { idPromocaoCombo } = must(await readCombo(), 'combo');
    const path = '/EcommerceItem/comboIndividual';
    return (await rep.get(`${path}?idItem=${idPromocaoCombo}&idPessoaCliente=${idPessoaCliente}`)).text;
  };

  test('a loaded combo is sold with its discount and its badge', async () => {
    await sell();
    expect(counts(await bench.machine.loaded('combos', [COMBO]))).toEqual(['concluida', 1, 0, 0, 0, 0]);
    const combo = await doCliente(101);
    expect(combo).toContain('"descricao":"Kit de verão"');
    expect(combo).toContain('"valorTotal":36');
    expect(combo).toContain('Oferta da casa');
  });

  test('an equal combo is not written again', async () => {
    await sell();
    const inteiro = {
      ...COMBO,
      prazoPrioritario: '1',
      restricoes: [
        { tipo: 'vendedor', codigo: 'representante', exceto: false },
        { tipo: 'operacao', codigo: '4', exceto: false },
        { tipo: 'cliente', codigo: '104', exceto: true },
      ],
    };
    await bench.machine.loaded('combos', [inteiro]);
    const before = await readCombo();
    expect(counts(await bench.machine.loaded('combos', [inteiro]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
    expect(await readCombo()).toEqual(before);
  });

  test('a restriction keeps a combo from its buyers', async () => {
    await sell();
    await bench.machine.loaded('combos', [
      { ...COMBO, restricoes: [{ tipo: 'cliente', codigo: '101', exceto: true }] },
    ]);
    expect(await doCliente(101)).toBe('null');
    await bench.machine.loaded('combos', [{ codigoErp: 'K-1', restricoes: [] }]);
    expect(await doCliente(101)).toContain('Kit de verão');
  });

  test('a combo that cannot be sold is refused with the reason', async () => {
    await sell();
    const [pago] = COMBO.produtos;
    expect(
      await bench.motivosOf('combos', [
        { ...COMBO, codigoErp: 'K-2', dataFinal: '2025-01-01' },
        { ...COMBO, codigoErp: 'K-3', produtos: [{ ...pago, produto: 'P-9' }] },
        { ...COMBO, codigoErp: 'K-4', produtos: [pago, { ...pago, produto: 'P-3' }] },
        { ...COMBO, codigoErp: 'K-5', produtos: [{ ...pago, bonificado: true }] },
        { ...COMBO, codigoErp: 'K-6', restricoes: [{ tipo: 'condicao', codigo: 'X', exceto: false }] },
        { ...COMBO, codigoErp: 'K-7', restricoes: [{ tipo: 'origem', codigo: 'X', exceto: false }] },
        { ...COMBO, codigoErp: 'K-8', selos: ['S-9'] },
        { codigoErp: 'K-9', descricao: 'Sem produtos', dataInicial: '2026-01-01', dataFinal: '2026-01-01' },
      ]),
    ).toEqual([
      '1 O campo dataFinal é anterior a dataInicial.',
      '2 O produto P-9 não existe.',
      '3 Os produtos de um combo saem da mesma filial, e controlados ou refrigerados só com outros iguais.',
      '4 O campo produtos tem de ter um produto que se paga.',
      '5 A condição X não existe.',
      '6 A restrição origem não é um número: X.',
      '7 O selo S-9 não existe.',
      '8 O campo produtos falta, e o código é novo.',
    ]);
  });

  test('a withdrawn combo is gone, tells devices so, and comes back by the undo with its products', async () => {
    await sell();
    await bench.machine.loaded('combos', [COMBO]);
    const antes = must(await readCombo(), 'combo');
    const carga = await bench.machine.loaded(
      'combos?modo=substituir',
      await bench.codigos('combos', ['K-1']),
    );
    expect(carga.retiradas).toBe(1);
    expect(await readCombo()).toBeUndefined();
    const removidos = await bench.db.selectFrom('promocaoComboRemovido').select('idPromocaoCombo').execute();
    expect(removidos).toContainEqual({ idPromocaoCombo: antes.idPromocaoCombo });
    await bench.undo(carga);
    expect((await readCombo())?.idPromocaoCombo).toBe(antes.idPromocaoCombo);
    expect(counts(await bench.machine.loaded('combos', [COMBO]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
  });

  test('products take badges and pictures, which an equal line does not write again', async () => {
    await sell();
    const linha = { codigoErp: 'P-1', selos: ['S-1'], imagens: ['/imagens/b.svg', '/imagens/a.svg'] };
    expect(counts(await bench.machine.loaded('produtos', [linha]))).toEqual(['concluida', 0, 1, 0, 0, 0]);
    expect(counts(await bench.machine.loaded('produtos', [linha]))).toEqual(['concluida', 0, 0, 1, 0, 0]);
    expect(
      await bench.motivosOf('produtos', [
        { codigoErp: 'P-1', selos: ['S-9'] },
        { codigoErp: 'P-2', imagens: ['javascript:alert(1)'] },
      ]),
    ).toEqual([
      '1 O selo S-9 não existe.',
      '2 O campo imagens.0 tem de ser um caminho que começa com / ou um endereço https.',
    ]);
    const imagens = await bench.db
      .selectFrom('produtoImagem')
      .innerJoin('produto', 'produto.idProduto', 'produtoImagem.idProduto')
      .select('endereco')
      .where('nome', '=', 'POMADA NOVA')
      .orderBy('posicao')
      .execute();
    expect(imagens.map(({ endereco }) => endereco)).toEqual(linha.imagens);
    const semSelo = await bench.machine.loaded('produtos', [{ codigoErp: 'P-1', selos: [] }]);
    expect(await selosDe('POMADA NOVA')).toEqual([]);
    await bench.undo(semSelo);
    expect(await selosDe('POMADA NOVA')).toEqual(['Oferta da casa']);
  });

  const selosDe = async (nome: string) => {
    const rows = await bench.db
      .selectFrom('produtoSelo')
      .innerJoin('produto', 'produto.idProduto', 'produtoSelo.idProduto')
      .innerJoin('selo', 'selo.idSelo', 'produtoSelo.idSelo')
      .select('rotulo')
      .where('produto.nome', '=', nome)
      .execute();
    return rows.map(({ rotulo }) => rotulo);
  };
});
