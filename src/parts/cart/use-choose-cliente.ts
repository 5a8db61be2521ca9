import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { serveChosenCliente } from '#mirror/kept-clientes.ts';
import { readServed } from '#mirror/served.ts';
import { announce } from '#outbox/wake.ts';
import { ausenciaOf, trocaText } from '#parts/customer/cliente-troca.ts';
import { useDevice } from '#parts/device/device.tsx';
import { routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { Vault } from '#vault/vault.ts';
import { useCarrinho } from './carrinho-na-tela.ts';

let hideLast: (() => void) | undefined;

/** What of a customer is missing on the device while there is no signal to bring it; null when nothing is. */
async function readAusencia(vault: Vault, idPessoaCliente: number) {
  const [cliente, checkpoints, connection] = await Promise.all([
    vault.clientes.get(idPessoaCliente),
    vault.checkpoints.toArray(),
    vault.checkpoints.get('connection'),
  ]);
  if (isConnected(connection)) return null;
  return ausenciaOf(cliente, (id) => checkpoints.some(({ name }) => name === `precos:${id}`));
}

/** Serves a customer and says so; false, having told the person, when the device could not note it. */
export async function serveAndSay(vault: Vault, idPessoaCliente: number, nome: string): Promise<boolean> {
  try {
    await serveChosenCliente(vault, idPessoaCliente);
  } catch (error) {
    console.error('the customer could not be noted', error);
    await showMessage({ kind: 'error', text: 'Não foi possível trocar de cliente neste aparelho.' });
    return false;
  }
  announce(vault.name, 'refresh');
  hideLast?.();
  hideLast = showToast({ text: `Atendendo ${nome}.` });
  return true;
}

/**
 * Asks whether another customer shall be served, and serves him from home on. Carts are kept apart, so that nothing
 * of the last one is touched. `stays`: what the person is doing on this screen is about the new customer. Answers
 * whether he is served now.
 */
export function useChooseCliente(): (
  idPessoaCliente: number,
  nome: string,
  options?: { stays: boolean },
) => Promise<boolean> {
  const { vault } = useDevice();
  const comCarrinho = (useCarrinho()?.carrinho.totalItens ?? 0) > 0;
  const [, navigate] = useLocation();
  return useCallback(
    async (idPessoaCliente, nome, { stays } = { stays: false }) => {
      const atual = await readServed(vault);
      const deNome =
        atual === null ? null : ((await vault.clientes.get(atual))?.usuarioCliente.pessoa.nome ?? null);
      const ausencia = await readAusencia(vault, idPessoaCliente);
      const text = trocaText({ deNome, comCarrinho, paraNome: nome, ausencia });
      if (!(await confirm({ title: 'Trocar de cliente', text, yes: 'Trocar', no: 'Ficar' }))) return false;
      if (!(await serveAndSay(vault, idPessoaCliente, nome))) return false;
      if (!stays) navigate(routes.home);
      return true;
    },
    [vault, comCarrinho, navigate],
  );
}
