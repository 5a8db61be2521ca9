import { manterClienteEmail } from '#contract/contacts/email.ts';
import { manterClienteTelefone, TELEFONE_WHATSAPP } from '#contract/contacts/telefone.ts';
import { ACAO_ALTERAR, ACAO_EXCLUIR, ACAO_INCLUIR } from '#contract/wire/acao.ts';
import { toWire } from '#contract/wire/to-wire.ts';
import { TELEFONE_INEXISTENTE } from '#domain/contacts/telefone.ts';
import { freeze, type Resolved } from '#outbox/freeze.ts';
import { type EmailIntent, laneOfContatos, type TelefoneIntent } from '#vault/contato-intents.ts';
import type { Kind } from './kind.ts';

const COMMON = {
  lane: laneOfContatos,
  needsCarrinho: false,
  isBarrier: false,
  changesLists: false,
  isOptional: false,
  isPartOf: () => false,
  isUntouched: () => false,
  effect: () => ({ tipo: 'nada' as const }),
};

/** A marketing e-mail of a customer. */
export const email: Kind<EmailIntent> = {
  ...COMMON,
  resolve: ({ idPessoaCliente: idPessoa }, { antes, depois }) => {
    if (depois === null)
      return antes === null
        ? { kind: 'nothing' }
        : freeze(
            toWire(manterClienteEmail, { body: { idAcao: ACAO_EXCLUIR, idPessoa, email: antes.email } }),
          );
    const body = { idPessoa, email: depois.email, permiteReceberPromocao: depois.promocoes };
    return freeze(
      toWire(manterClienteEmail, {
        body:
          antes === null
            ? { ...body, idAcao: ACAO_INCLUIR }
            : { ...body, idAcao: ACAO_ALTERAR, emailAnterior: antes.email },
      }),
    );
  },
};

/** Refuses a change of a phone that the server's list does not have. */
const UNKNOWN: Resolved = { kind: 'refused', codigo: 'nao-encontrado', description: TELEFONE_INEXISTENTE };

/** A WhatsApp phone of a customer. */
export const telefone: Kind<TelefoneIntent> = {
  ...COMMON,
  resolve: ({ idPessoaCliente: idPessoa }, { antes, depois, idTelefone = null }) => {
    const pessoa = { idPessoa };
    if (depois === null)
      // A phone that the server does not have is deleted.
      return idTelefone === null
        ? { kind: 'nothing' }
        : freeze(
            toWire(manterClienteTelefone, { query: { idAcao: ACAO_EXCLUIR }, body: { idTelefone, pessoa } }),
          );
    if (antes !== null && idTelefone === null) return UNKNOWN;
    const { ddd, prefixo, numero, promocoes } = depois;
    const body = {
      ddd,
      prefixo,
      numero,
      principal: false,
      telefoneTipo: { idTelefoneTipo: TELEFONE_WHATSAPP },
      permiteReceberPromocao: promocoes,
      pessoa,
    };
    return freeze(
      antes === null
        ? toWire(manterClienteTelefone, {
            query: { idAcao: ACAO_INCLUIR },
            body: { ...body, idTelefone: null },
          })
        : toWire(manterClienteTelefone, { query: { idAcao: ACAO_ALTERAR }, body: { ...body, idTelefone } }),
    );
  },
};
