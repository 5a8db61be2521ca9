import { oneByOne } from '#server/db/one-by-one.ts';

const ANSWERED = `
    add column "resposta" text check ("resposta" in ('aceita', 'recusada')),
    add column "respondidaEm" timestamptz,
    add column "idUsuarioResposta" integer references "usuario" on delete set null`;

/** The company's answers to visitors' requests, and when a stock alert was mailed. */
export const respostas = oneByOne([
  `alter table "solicitacaoCadastro" ${ANSWERED}`,
  `alter table "solicitacaoAcesso" ${ANSWERED}`,
  `alter table "intencaoCompra" add column "avisadaEm" timestamptz`,
  `create index "intencaoCompra_abertas" on "intencaoCompra" ("idItem") where "avisadaEm" is null`,
]);
