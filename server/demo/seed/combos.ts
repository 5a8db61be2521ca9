import { type Descontos, descontosOf, estoqueOf } from './comercial.ts';
import { hashOf, pickBetween } from './hash.ts';
import type { ProdutoDerivado } from './produtos.ts';

/** Ids of special combos, for tests and pictures. */
export const COMBO_SEM_LIMITE = 2;
export const COMBO_LIMITE_3 = 3;
export const COMBO_PROIBIDO = 4;
export const CLIENTE_SEM_COMBO = 104;
export const COMBO_VENCIDO = 7;

/** A member of an invented combo. */
export type MembroInventado = {
  readonly produto: ProdutoDerivado;
  readonly quantidade: number;
  readonly bonificacao: boolean;
};

/** A combo before its dates, limits and rules. Its id names its recipe, whatever the size of the list. */
export type ComboInventado = Descontos & {
  readonly idPromocaoCombo: number;
  readonly descricao: string;
  readonly rotulo: string;
  readonly detalhes: string;
  readonly membros: readonly MembroInventado[];
};

const ESTOQUE_MINIMO = 60;
/** The price range of combo products, in ten-thousandths of a real: everyday products of a pharmacy. */
const PRECO: readonly [number, number] = [4_0000, 150_0000];
const GERAL = 1;
const CONTROLADO = 2;
const REFRIGERADO = 3;

const estoqueDe = ({ medicamento: m }: ProdutoDerivado): number => estoqueOf(m.registro, m.comercializado);

/** Marketed products of ordinary price, of one group of the cart, best rank first. */
function candidates(
  produtos: readonly ProdutoDerivado[],
  grupo: number,
  salt: string,
  hasStock: (units: number) => boolean = (units) => units >= ESTOQUE_MINIMO,
): ProdutoDerivado[] {
  return produtos
    .filter(
      ({ medicamento: m, idCarrinhoGrupoTipo, idPessoaFilial }) =>
        m.comercializado &&
        !m.hospitalar &&
        m.pf >= PRECO[0] &&
        m.pf <= PRECO[1] * (grupo === REFRIGERADO ? 10 : 1) &&
        idCarrinhoGrupoTipo === grupo &&
        (grupo !== GERAL || idPessoaFilial === 1),
    )
    .filter((produto) => hasStock(estoqueDe(produto)))
    .sort(
      (a, b) =>
        hashOf(`${salt} ${a.medicamento.registro}`) - hashOf(`${salt} ${b.medicamento.registro}`) ||
        a.medicamento.idProduto - b.medicamento.idProduto,
    );
}

/** The first of each kind, in order. */
function firstOfEach(
  produtos: readonly ProdutoDerivado[],
  kindOf: (p: ProdutoDerivado) => string,
): ProdutoDerivado[] {
  return [...Map.groupBy(produtos, kindOf).values()].flatMap(([first]) => first ?? []);
}

/** Common discounts of all members: those of the brand with the highest ones, plus a little. */
function descontosDe(produtos: readonly ProdutoDerivado[], more: number): Descontos {
  const base = Math.max(...produtos.map((p) => descontosOf(p.marca, p.segmento, 1).descontoComercial));
  return { descontoComercial: Math.min(7000, base + more), descontoFinanceiro: 100 };
}

const paid = (produto: ProdutoDerivado, quantidade: number): MembroInventado => ({
  produto,
  quantidade,
  bonificacao: false,
});

/** A number of paid units and some free units of the same product. */
function leveMais(id: number, produto: ProdutoDerivado, pague: number, bonus: number): ComboInventado {
  return {
    idPromocaoCombo: id,
    descricao: `Leve ${pague + bonus}, pague ${pague}: ${produto.medicamento.nome}`,
    rotulo: 'Leve mais',
    detalhes: `A cada ${pague} unidades pagas, ${bonus} ${bonus === 1 ? 'vai bonificada' : 'vão bonificadas'} na mesma nota.`,
    ...descontosDe([produto], 0),
    membros: [paid(produto, pague), { produto, quantidade: bonus, bonificacao: true }],
  };
}

/** Several products together; with `comBonus` the cheapest is added once more as a bonus. */
function kit(
  id: number,
  nome: string,
  detalhes: string,
  produtos: readonly ProdutoDerivado[],
  comBonus: boolean,
): ComboInventado {
  const membros = produtos.map((p) => paid(p, pickBetween(`no kit ${id} ${p.medicamento.registro}`, 2, 6)));
  const [cheapest] = [...produtos].sort((a, b) => a.medicamento.pf - b.medicamento.pf);
  const bonus = comBonus && cheapest ? [{ produto: cheapest, quantidade: 1, bonificacao: true }] : [];
  return {
    idPromocaoCombo: id,
    descricao: nome,
    rotulo: 'Kit',
    detalhes,
    ...descontosDe(produtos, 300),
    membros: [...membros, ...bonus],
  };
}

const LEVE_MAIS: readonly (readonly [pague: number, bonus: number])[] = [
  [10, 2],
  [12, 1],
  [20, 4],
  [5, 1],
  [6, 1],
  [24, 6],
  [30, 5],
];
/** Its stock is too low for a single combo. */
const SEM_ESTOQUE = 8;

function levesMais(produtos: readonly ProdutoDerivado[]): ComboInventado[] {
  const found = firstOfEach(candidates(produtos, GERAL, 'leve mais'), (p) => p.medicamento.nome);
  const few = candidates(produtos, GERAL, 'leve mais', (units) => units > 0 && units < 20);
  return [
    ...LEVE_MAIS.flatMap(([pague, bonus], at) => {
      const produto = found[at];
      return produto ? [leveMais(at + 1, produto, pague, bonus)] : [];
    }),
    ...few.slice(0, 1).map((produto) => leveMais(SEM_ESTOQUE, produto, 20, 2)),
  ];
}

/** 'EMS S/A' by its usual name: EMS. */
function nomeCurto(laboratorio: string): string {
  const [first = laboratorio] = laboratorio.split(/[\s,/]+/);
  return first.length <= 3 ? first : first.charAt(0) + first.slice(1).toLowerCase();
}

/** Pharmacies order these anyway, so they need no kit. */
const DE_TODO_DIA = /^DIPIRONA/;

const PRIMEIRO_DE_LABORATORIO = 9;
const KITS_DE_LABORATORIO = 8;

function kitsDeLaboratorio(produtos: readonly ProdutoDerivado[]): ComboInventado[] {
  const byLaboratorio = Map.groupBy(
    candidates(produtos, GERAL, 'kit de laboratorio').filter((p) => !DE_TODO_DIA.test(p.medicamento.nome)),
    (p) => p.medicamento.laboratorio,
  );
  return [...byLaboratorio]
    .map(([laboratorio, all]) => ({ laboratorio, itens: firstOfEach(all, (p) => p.medicamento.nome) }))
    .filter(({ itens }) => itens.length >= 2)
    .slice(0, KITS_DE_LABORATORIO)
    .map(({ laboratorio, itens }, at) => {
      const chosen = itens.slice(0, 2 + (at % 4));
      return kit(
        PRIMEIRO_DE_LABORATORIO + at,
        `Kit ${nomeCurto(laboratorio)} com ${chosen.length} medicamentos`,
        `Seleção de ${laboratorio} para repor a prateleira de uma vez.`,
        chosen,
        at % 2 === 0,
      );
    });
}

const TERAPIAS: readonly (readonly [id: number, nome: string, substancias: RegExp])[] = [
  [17, 'Kit dor e febre', /DIPIRONA|PARACETAMOL|IBUPROFENO|CETOPROFENO/],
  [18, 'Kit pressão alta', /LOSARTANA|ENALAPRIL|HIDROCLOROTIAZIDA|ANLODIPINO|ATENOLOL|OLMESARTANA/],
  [19, 'Kit estômago', /OMEPRAZOL|PANTOPRAZOL|ESOMEPRAZOL|DOMPERIDONA|SIMETICONA/],
  [20, 'Kit alergia', /LORATADINA|DEXCLORFENIRAMINA|CETIRIZINA|FEXOFENADINA|DEXAMETASONA/],
  [21, 'Kit colesterol e diabetes', /SINVASTATINA|ATORVASTATINA|ROSUVASTATINA|METFORMINA|GLICLAZIDA/],
  [22, 'Kit infecções', /AMOXICILINA|AZITROMICINA|CEFALEXINA|CIPROFLOXACINO/],
];

function kitsDeTerapia(produtos: readonly ProdutoDerivado[]): ComboInventado[] {
  return TERAPIAS.flatMap(([id, nome, substancias]) => {
    const fit = candidates(produtos, GERAL, nome).filter((p) => substancias.test(p.medicamento.substancia));
    const chosen = firstOfEach(fit, (p) => p.medicamento.substancia).slice(0, 4);
    const all = chosen.length > 1 ? chosen : fit.slice(0, 3);
    if (all.length < 2) return [];
    const detalhes = 'Os mais pedidos do balcão, em quantidade para um mês.';
    return [kit(id, nome, detalhes, all, id % 2 === 0)];
  });
}

function kitsEspeciais(produtos: readonly ProdutoDerivado[]): ComboInventado[] {
  const groups = [
    {
      id: 23,
      grupo: REFRIGERADO,
      nome: 'Kit refrigerados',
      detalhes: 'Viaja em caixa térmica, de Contagem.',
    },
    {
      id: 24,
      grupo: CONTROLADO,
      nome: 'Kit controlados',
      detalhes: 'Sujeito a controle especial (Portaria 344).',
    },
  ];
  return groups.flatMap(({ id, grupo, nome, detalhes }) => {
    const fit = firstOfEach(candidates(produtos, grupo, nome), (p) => p.medicamento.nome);
    const [first] = fit;
    const same = fit.filter((p) => p.idPessoaFilial === first?.idPessoaFilial).slice(0, 3);
    return same.length < 2 ? [] : [kit(id, nome, detalhes, same, false)];
  });
}

/** About two dozen combos of the seeded products; a smaller list has fewer. */
export const inventCombos = (produtos: readonly ProdutoDerivado[]): ComboInventado[] => [
  ...levesMais(produtos),
  ...kitsDeLaboratorio(produtos),
  ...kitsDeTerapia(produtos),
  ...kitsEspeciais(produtos),
];
