import { oneByOne } from '#server/db/one-by-one.ts';

const CHANNEL = 'maleta';

const notifier = (name: string, payload: string): string =>
  `create function "${name}"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${CHANNEL}', ${payload});
      return null;
    end $$`;

/** The session of a change, which needs no hint of it; '' without one. */
const SID = `coalesce(current_setting('maleta.sid', true), '')`;

/**
 * Tells all processes about changes at their commit: the customer of a cart or order, changed prices or
 * products, an ended session. Equal words of one transaction are sent once.
 */
export const avisos = oneByOne([
  notifier('avisarCarrinho', `concat_ws(' ', 'carrinho', new."idUsuario", new."idPessoaCliente", ${SID})`),
  `create trigger "carrinho_aviso" after insert or update on "carrinho" for each row
    execute function "avisarCarrinho"()`,
  notifier('avisarPedido', `concat_ws(' ', 'pedido', new."idPessoaCliente", ${SID})`),
  `create trigger "prePedido_aviso" after insert or update on "prePedido" for each row
    execute function "avisarPedido"()`,
  notifier('avisarCatalogo', `'catalogo'`),
  ...['produto', 'produtoPreco', 'marcaFaixa', 'contexto'].map(
    (table) => `create trigger "${table}_aviso" after insert or update or delete on "${table}"
      for each statement execute function "avisarCatalogo"()`,
  ),
  notifier('avisarSessao', `concat_ws(' ', 'sessao', old."sid")`),
  `create trigger "sessao_encerrada_aviso" after update on "sessao" for each row
    when (new."revogadaEm" is not null and old."revogadaEm" is null) execute function "avisarSessao"()`,
  `create trigger "sessao_apagada_aviso" after delete on "sessao" for each row
    execute function "avisarSessao"()`,
]);
