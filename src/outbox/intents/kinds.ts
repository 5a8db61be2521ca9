import type { Intent } from '#vault/outbox-rows.ts';
import { codigos } from './codigos.ts';
import { email, telefone } from './contatos.ts';
import { devolucaoFoto, devolucaoFotoExcluir } from './devolucao-fotos.ts';
import {
  devolucaoCriar,
  devolucaoExcluir,
  devolucaoFinalizar,
  devolucaoItem,
  devolucaoItemExcluir,
  devolucaoSituacao,
} from './devolucoes.ts';
import { envio } from './envio.ts';
import { etapa } from './etapa.ts';
import { extras } from './extras.ts';
import { intencao } from './intencao.ts';
import type { Kind } from './kind.ts';
import { linha } from './linha.ts';
import { orcamento, orcamentoSituacao } from './orcamentos.ts';
import { pagamento } from './pagamento.ts';
import { visita } from './visita.ts';

type Kinds = { readonly [T in Intent['tipo']]: Kind<Extract<Intent, { tipo: T }>> };

const KINDS: Kinds = {
  linha,
  pagamento,
  extras,
  etapa,
  envio,
  intencao,
  'devolucao-criar': devolucaoCriar,
  'devolucao-item': devolucaoItem,
  'devolucao-item-excluir': devolucaoItemExcluir,
  'devolucao-finalizar': devolucaoFinalizar,
  'devolucao-excluir': devolucaoExcluir,
  'devolucao-situacao': devolucaoSituacao,
  'devolucao-foto': devolucaoFoto,
  'devolucao-foto-excluir': devolucaoFotoExcluir,
  email,
  telefone,
  visita,
  orcamento,
  'orcamento-situacao': orcamentoSituacao,
  codigos,
};

/** The rules of a change's kind; undefined for a row of a newer build whose kind this build does not know. */
export const kindOf = <I extends Intent>({ tipo }: I): Kind<I> | undefined =>
  // The table pairs each kind with its own intent; an index by a union type does not show this.
  KINDS[tipo] as unknown as Kind<I> | undefined;
