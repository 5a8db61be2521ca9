import { type RefObject, useRef } from 'react';
import { useLocation } from 'wouter';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { waitUntil } from '#features/carrinho/checkout/esperar-fila.ts';
import type { NaMesa } from '#features/carrinho/checkout/na-mesa.ts';
import { processadoMessage, semSinalText, trocasSemSinal } from '#features/carrinho/checkout/palavras.ts';
import { chamadasOf } from '#features/carrinho/queries.ts';
import { dispatchPagamento } from '#outbox/carrinho/dispatch-carrinho.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import { announce } from '#outbox/wake.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { routes } from '#routes.ts';
import { confirm, showMessage, showWaiting } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { type Chaves, createChaves } from './chaves.ts';
import { type Processado, processar } from './processar.ts';

const QUEUE_MS = 6000;

export type Continuar = {
  /** Explains why it cannot go on offline, and changes the payment if the user agrees. */
  withoutSignal: () => Promise<void>;
  /** Sends the customer's unsent changes; false when they are not sent and the user gave up. */
  waitForQueue: () => Promise<boolean>;
  /** Processes the whole cart and goes to its payment. */
  go: () => Promise<void>;
};

/** Goes on to the payment page: online only, and never queued, because there the user waits for an operator. */
export function useContinuar(naMesa: RefObject<NaMesa>): Continuar {
  const device = useDevice();
  const { vault, env } = device;
  const [, navigate] = useLocation();
  const chaves = useRef<Chaves | null>(null);
  const isSent = () => naMesa.current.naTela.base.rows.length === 0;

  const withoutSignal = async () => {
    const { carrinho, cliente, clienteCompra } = naMesa.current.naTela;
    const trocas = trocasSemSinal(carrinho, clienteCompra);
    const title = 'Sem sinal para pagar';
    const text = semSinalText(trocas);
    if (trocas.length === 0) return showMessage({ kind: 'information', title, text });
    if (!(await confirm({ title, text, yes: 'Trocar o pagamento', no: 'Esperar o sinal' }))) return;
    for (const { grupo, opcao } of trocas) {
      const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo } = grupo;
      const saved = await dispatchPagamento(
        vault,
        {
          idPessoaCliente: cliente.idPessoa,
          nomeCliente: cliente.usuarioCliente.pessoa.nome,
          grupo: { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo },
          idPrazo: opcao.prazo.idPrazo,
          idFormaPagamento: opcao.formaPagamento.idFormaPagamento,
          descricaoPagamento: pagamentoText(opcao),
        },
        env,
      );
      if (!saved.ok) return showMessage({ kind: 'error', text: storageMessage(saved.error) });
    }
    showToast({ text: 'Pagamento trocado. O pedido já pode ser finalizado sem sinal.', tone: 'positive' });
  };

  const waitForQueue = async () => {
    while (!isSent()) {
      announce(vault.name, 'now');
      const close = showWaiting('Enviando as últimas alterações do carrinho...');
      const done = await waitUntil(isSent, QUEUE_MS).finally(close);
      if (done) return true;
      const again = await confirm({
        kind: 'alert',
        title: 'Atenção!',
        text: 'As últimas alterações deste carrinho ainda não chegaram ao servidor. Elas precisam ser enviadas antes de continuar.',
        yes: 'Enviar agora',
        no: 'Agora não',
      });
      if (!again) return false;
    }
    return true;
  };

  const process = async (): Promise<Processado> => {
    const { naTela, escolha, cashback } = naMesa.current;
    const open = naTela.base.snapshot?.carrinho;
    // Since the yes, the cart was closed elsewhere or changed here.
    if (open?.idCarrinhoSituacao !== CARRINHO_ABERTO || !isSent()) return { kind: 'mudou' };
    chaves.current ??= createChaves(env.uuid);
    const processamento = {
      idPessoaCliente: naTela.cliente.idPessoa,
      idCarrinho: open.idCarrinho,
      visto: toEnvio(escolha.vao),
      cashbackAplicado: cashback.aplicado,
    };
    const processado = await processar(chamadasOf(device, processamento, chaves.current));
    // A new try after a response gets a new key: under the old one the server would repeat that response.
    if (processado.kind !== 'silencio') chaves.current = null;
    return processado;
  };

  const go = async () => {
    const close = showWaiting('Estamos processando o seu carrinho...');
    const processado = await process().finally(close);
    if (processado.kind === 'feito') {
      // The order took credit, stock and cashback: the customer's figures are read again.
      announce(vault.name, 'refresh');
      navigate(routes.pagamento, { replace: true });
    } else if (processado.kind === 'sessao') openLogIn();
    else await showMessage(processadoMessage(processado));
  };

  return { withoutSignal, waitForQueue, go };
}
