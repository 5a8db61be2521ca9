import * as z from 'zod/mini';
import { LICENCA_MEDICAMENTOS } from '#contract/customers/licencas.ts';
import type { condicaoLinha } from '#contract/integration/condicao.ts';
import { licencas as licencasNaLinha } from '#contract/integration/licencas.ts';
import { addDays } from '#lib/business-day.ts';
import { CAMPANHAS } from '#server/demo/seed/campanhas.ts';
import { CONDICOES, CONTEXTOS, type Contexto } from '#server/demo/seed/condicoes.ts';

type Linha = z.input<typeof condicaoLinha>;
type Tabela = NonNullable<Linha['tabelas']>[number];

/** A campaign began so many days before the day of seeding. */
const DIAS_ANTES = 10;

const tabelaDe = ({ idContexto, estado, calcularSt, licencas }: Omit<Contexto, 'idCondicao'>): Tabela => ({
  codigo: idContexto,
  estado,
  calcularSt,
  licencas: z.encode(licencasNaLinha, licencas),
  tabelaBase: null,
});

/** The fixed conditions, then the campaigns, whose days are counted from `hoje`; each has one price table. */
export const linhasDeCondicoes = (hoje: string): Linha[] => [
  ...CONDICOES.map(({ idCondicao, descricao }) => ({
    codigoErp: String(idCondicao),
    descricao,
    tabelas: CONTEXTOS.filter((contexto) => contexto.idCondicao === idCondicao).map(tabelaDe),
  })),
  ...CAMPANHAS.map(({ idCondicao, nome, dias, ...campanha }) => ({
    codigoErp: String(idCondicao),
    descricao: nome,
    promocao: true,
    dataInicial: addDays(hoje, -DIAS_ANTES),
    dataFinal: dias === null ? null : addDays(hoje, dias),
    tabelas: [tabelaDe({ ...campanha, calcularSt: true, licencas: LICENCA_MEDICAMENTOS })],
  })),
];
