import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { serveChosenCliente } from '#mirror/kept-clientes.ts';
import { readServed } from '#mirror/served.ts';
import { announce } from '#outbox/wake.ts';
import { readAPerder } from '#parts/customer/a-perder.ts';
import { ausenciaOf, trocaText } from '#parts/customer/cliente-troca.ts';
import { useDevice } from '#parts/device/device.tsx';
import { routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { Vault } from '#vault/vault.ts';
import { useCarrinho } from './carrinho-na-tela.ts';

let hideLast: (() => void) | undefined;

/** The missing parts of a customer while the device is offline; null when complete. */
async function readAusencia(vault: Vault, idPessoaCliente: number) {
  const [cliente, checkpoints, connection] = await Promise.all([
    vault.clientes.get(idPessoaCliente),
    vault.checkpoints.toArray(),
    vault.checkpoints.get('connection'),
  ]);
  if (isConnected(connection)) return null;
  return ausenciaOf(cliente, (id) => checkpoints.some(({ name }) => name === `precos:${id}`));
}

/** Makes a customer the current one and says so; false, with a message, when the device could not save it. */
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
 * Asks before switching to another customer, then opens home. Carts are separate, so the previous one is untouched.
 * `stays`: the user's work on this screen is about the new customer. Returns true when the customer is the current one.
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
      const text = trocaText({ deNome, comCarrinho, paraNome: nome, aPerder: readAPerder(), ausencia });
      if (!(await confirm({ title: 'Trocar de cliente', text, yes: 'Trocar', no: 'Ficar' }))) return false;
      if (!(await serveAndSay(vault, idPessoaCliente, nome))) return false;
      if (!stays) navigate(routes.home);
      return true;
    },
    [vault, comCarrinho, navigate],
  );
}
