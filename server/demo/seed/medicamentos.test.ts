import { expect, test } from 'vitest';
import { isGtin } from '#lib/gtin.ts';
import { readMedicamentos, scaledBy } from './medicamentos.ts';
import { deriveProduto } from './produtos.ts';
import { SEMPRE, subsetOf } from './subset.ts';

const medicamentos = await readMedicamentos();
const byRegistro = new Map(medicamentos.map((m) => [m.registro, m]));

test('list holds the 29,849 presentations in the order of registro, numbered by line', () => {
  expect(medicamentos).toHaveLength(29_849);
  expect(medicamentos.map((m) => m.registro)).toEqual([...byRegistro.keys()].sort());
  expect(medicamentos.at(-1)?.idProduto).toBe(29_849);
  expect(medicamentos.filter((m) => m.codBarras !== '')).toHaveLength(10_058);
  expect(medicamentos.filter((m) => m.codBarras !== '' && !isGtin(m.codBarras))).toHaveLength(89);
  expect(medicamentos.filter((m) => !m.comercializado)).toHaveLength(16_739);
  expect(medicamentos.filter((m) => m.pmc === 0)).toHaveLength(4961);
});

test('a line is read with its exact prices', () => {
  expect(byRegistro.get('1832602470026')).toEqual({
    idProduto: 28_630,
    registro: '1832602470026',
    nome: 'DIPIRONA MONOIDRATADA',
    apresentacao: '500 MG COM CT BL AL PLAS PVC OPC X 30',
    substancia: 'DIPIRONA MONOIDRATADA',
    laboratorio: 'SANOFI MEDLEY FARMACÊUTICA LTDA.',
    cnpj: '10588595001092',
    codBarras: '7896422507059',
    classe: 'N2B2 - ANALGÉSICOS NÃO NARCÓTICOS E ANTIPIRÉTICOS ISENTOS DE PRESCRIÇÃO',
    tipo: 1,
    tarja: 1,
    hospitalar: false,
    comercializado: true,
    pf: 182_500,
    pmc: 2523,
  });
});

test('a price is scaled exactly, and a wrong one throws', () => {
  expect(scaledBy('7091264.33', 4)).toBe(70_912_643_300);
  expect(scaledBy('0.29', 2)).toBe(29);
  expect(scaledBy('', 4)).toBe(0);
  expect(() => scaledBy('1.234', 2)).toThrow('too many decimals: 1.234');
  expect(() => scaledBy('R$ 3', 2)).toThrow('not a price: R$ 3');
});

test('insulin is cold and ships from Contagem, clonazepam is controlled, a hospital vial ships from Contagem', () => {
  const derived = (registro: string) => {
    const medicamento = byRegistro.get(registro);
    if (medicamento === undefined) throw new Error(`no ${registro}`);
    const { sinais, idPessoaFilial, idCarrinhoGrupoTipo } = deriveProduto(medicamento);
    return { sinais, idPessoaFilial, idCarrinhoGrupoTipo };
  };
  // Bits: 1 hospital, 2 cold, 4 controlled, 8 marketed, 16 generic.
  expect(derived('1126000080026')).toEqual({ sinais: 10, idPessoaFilial: 2, idCarrinhoGrupoTipo: 3 });
  expect(derived('1023511240028')).toEqual({ sinais: 28, idPessoaFilial: 1, idCarrinhoGrupoTipo: 2 });
  expect(derived('1003301150079')).toEqual({ sinais: 9, idPessoaFilial: 2, idCarrinhoGrupoTipo: 1 });
  expect(derived('1004309110041')).toEqual({ sinais: 24, idPessoaFilial: 1, idCarrinhoGrupoTipo: 1 });
  // Amoxicilina carries the restricted stripe by the rule on antibiotics, which is not portaria 344.
  expect(derived('1004307270023')).toEqual({ sinais: 24, idPessoaFilial: 1, idCarrinhoGrupoTipo: 1 });
});

test('list has known numbers of ordinary, controlled and cold products', () => {
  const groups = medicamentos.map((m) => deriveProduto(m).idCarrinhoGrupoTipo);
  expect([1, 2, 3].map((tipo) => groups.filter((g) => g === tipo).length)).toEqual([23_331, 5193, 1325]);
});

test('300 products are a part of 2000, and both hold every product that tests rely on', () => {
  const small = subsetOf(medicamentos, 300).map((m) => m.registro);
  const middle = new Set(subsetOf(medicamentos, 2000).map((m) => m.registro));
  expect(small).toHaveLength(300);
  expect(middle.size).toBe(2000);
  expect(small.every((registro) => middle.has(registro))).toBe(true);
  expect(SEMPRE.filter((registro) => !small.includes(registro))).toEqual([]);
  expect(subsetOf(medicamentos, 'full')).toHaveLength(29_849);
});
