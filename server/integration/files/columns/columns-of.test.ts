import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cashbackRegistro } from '#contract/integration/cashback.ts';
import { cashbackLancamentoRegistro } from '#contract/integration/cashback-lancamento.ts';
import { clienteRegistro } from '#contract/integration/cliente.ts';
import { comboRegistro } from '#contract/integration/combo.ts';
import { condicaoRegistro } from '#contract/integration/condicao.ts';
import { contatoRegistro } from '#contract/integration/contato.ts';
import { listaRegistro, menuRegistro, vitrineRegistro } from '#contract/integration/conteudo.ts';
import { estoqueRegistro } from '#contract/integration/estoque.ts';
import { etapaRegistro } from '#contract/integration/etapa.ts';
import { faixaRegistro } from '#contract/integration/faixa.ts';
import { filialRegistro } from '#contract/integration/filial.ts';
import { historicoRegistro } from '#contract/integration/historico.ts';
import { lancamentoRegistro } from '#contract/integration/lancamento.ts';
import { parametroRegistro } from '#contract/integration/parametro.ts';
import { prazoRegistro } from '#contract/integration/prazo.ts';
import { precoRegistro } from '#contract/integration/preco.ts';
import { produtoRegistro } from '#contract/integration/produto.ts';
import { seloRegistro } from '#contract/integration/selo.ts';
import { tituloRegistro } from '#contract/integration/titulo.ts';
import { metaRegistro, usuarioRegistro } from '#contract/integration/usuario.ts';
import { COLUNAS } from './columns-of.ts';
import type { Coluna } from './coluna.ts';
import { nestRecord } from './nest-record.ts';
import { MEMBROS_DO_ITEM } from './order-columns.ts';

test.each([
  ['selos', seloRegistro],
  ['produtos', produtoRegistro],
  ['precos', precoRegistro],
  ['faixas', faixaRegistro],
  ['cashbacks', cashbackRegistro],
  ['estoques', estoqueRegistro],
  ['prazos', prazoRegistro],
  ['contatos', contatoRegistro],
  ['usuarios', usuarioRegistro],
  ['metas', metaRegistro],
  ['etapas', etapaRegistro],
  ['titulos', tituloRegistro],
  ['lancamentos', lancamentoRegistro],
  ['cashbackLancamentos', cashbackLancamentoRegistro],
  ['listas', listaRegistro],
  ['vitrines', vitrineRegistro],
  ['menus', menuRegistro],
  ['parametros', parametroRegistro],
] as const)('every member of a line of %s has a column', (recurso, schema) => {
  const members = COLUNAS[recurso].map(({ membro }) => membro);
  expect(members.toSorted()).toEqual(Object.keys(schema.def.shape).toSorted());
});

test.each([
  ['filiais', filialRegistro, 'contaDeposito', []],
  ['combos', comboRegistro, 'restricoes', ['bonificados']],
  ['historico', historicoRegistro, 'itens', ['situacao', 'em', ...MEMBROS_DO_ITEM]],
  ['condicoes', condicaoRegistro, 'tabelas', ['tabela', 'estado', 'calcularSt', 'licencas', 'tabelaBase']],
  [
    'clientes',
    clienteRegistro,
    'condicoes',
    ['condicao', 'filial', 'minimoCompra', 'prazoEntrega', 'prazo', 'forma'],
  ],
] as const)(
  'a line of %s has a column for each member but the nested one',
  (recurso, schema, nested, flat) => {
    const members = COLUNAS[recurso].map(({ membro }) => membro);
    const wanted = Object.keys(schema.def.shape).filter((name) => name !== nested && name !== 'etapas');
    expect(members.toSorted()).toEqual([...wanted, ...flat].toSorted());
  },
);

test.each([
  ['selos', seloRegistro],
  ['produtos', produtoRegistro],
  ['precos', precoRegistro],
  ['faixas', faixaRegistro],
  ['cashbacks', cashbackRegistro],
  ['contatos', contatoRegistro],
  ['usuarios', usuarioRegistro],
  ['metas', metaRegistro],
  ['etapas', etapaRegistro],
  ['titulos', tituloRegistro],
  ['lancamentos', lancamentoRegistro],
  ['cashbackLancamentos', cashbackLancamentoRegistro],
  ['menus', menuRegistro],
  ['parametros', parametroRegistro],
  ['filiais', filialRegistro],
  ['prazos', prazoRegistro],
  ['combos', comboRegistro],
  ['condicoes', condicaoRegistro],
  ['clientes', clienteRegistro],
  ['historico', historicoRegistro],
] as const)('an empty cell of %s empties only a text that may be empty', (recurso, schema) => {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.def.shape;
  const refusing = COLUNAS[recurso].filter(({ membro, tipo, obrigatoria }) => {
    const member = shape[membro];
    return (
      (tipo === 'texto' || tipo === 'email') && !obrigatoria && !(member && z.safeParse(member, '').success)
    );
  });
  expect(refusing.map(({ membro }) => membro)).toEqual([]);
});

test.each([
  ['produtos', produtoRegistro, []],
  ['precos', precoRegistro, []],
  ['cashbacks', cashbackRegistro, []],
  ['contatos', contatoRegistro, []],
  ['usuarios', usuarioRegistro, []],
  ['metas', metaRegistro, []],
  ['etapas', etapaRegistro, []],
  ['titulos', tituloRegistro, ['nota', 'pedido']],
  ['lancamentos', lancamentoRegistro, ['pedido']],
  ['cashbackLancamentos', cashbackLancamentoRegistro, ['liberadoEm', 'nota', 'produto']],
  ['menus', menuRegistro, []],
  ['filiais', filialRegistro, []],
  ['combos', comboRegistro, []],
  ['condicoes', condicaoRegistro, []],
  ['clientes', clienteRegistro, []],
  ['historico', historicoRegistro, []],
] as const)('an empty cell of %s makes null each member that may be null', (recurso, schema, kept) => {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.def.shape;
  const takesNull = ({ membro }: Coluna) => {
    const member = shape[membro];
    return member !== undefined && z.safeParse(member, null).success;
  };
  const wanted = COLUNAS[recurso].filter(takesNull).map(({ membro }) => membro);
  const made = COLUNAS[recurso].filter(({ anulavel }) => anulavel).map(({ membro }) => membro);
  expect([...made, ...kept].toSorted()).toEqual(wanted.toSorted());
});

test('the flat columns of a customer and of a condition become their nested members', () => {
  expect(nestRecord('clientes', { codigoErp: 'C', condicao: '1', filial: 'F', prazo: '28' })).toEqual({
    codigoErp: 'C',
    condicoes: [
      {
        condicao: '1',
        filiais: [{ filial: 'F', minimoCompra: 0, prazoEntrega: 1 }],
        pagamentos: [{ prazo: '28', forma: 'boleto' }],
      },
    ],
  });
  expect(nestRecord('condicoes', { codigoErp: '1', tabela: 'T', estado: 'SP' })).toEqual({
    codigoErp: '1',
    tabelas: [{ codigo: 'T', estado: 'SP', calcularSt: true, licencas: ['medicamentos'], tabelaBase: null }],
  });
  expect(nestRecord('clientes', { codigoErp: 'C' })).toEqual({ codigoErp: 'C' });
});

test('the cells of a combo name its products with their units', () => {
  expect(nestRecord('combos', { codigoErp: 'K', produtos: ['P-1:2', 'P:2'], bonificados: ['P-3'] })).toEqual({
    codigoErp: 'K',
    produtos: [
      { produto: 'P-1', quantidade: 2, bonificado: false },
      { produto: 'P', quantidade: 2, bonificado: false },
      { produto: 'P-3', quantidade: 1, bonificado: true },
    ],
  });
  expect(nestRecord('combos', { codigoErp: 'K' })).toEqual({ codigoErp: 'K' });
});
