import { proxy, ref } from 'valtio';

/** The customer of a visit. */
export type ClienteVisitado = { readonly idPessoaCliente: number; readonly nomeCliente: string };

/** The customer whose visit is noted over the current screen. */
export const visitaAberta = proxy<{ cliente: ClienteVisitado | null }>({ cliente: null });

/** Opens the note about today's visit to a customer, who need not be the one being served. */
export function openVisita(cliente: ClienteVisitado): void {
  visitaAberta.cliente = ref(cliente);
}

export function closeVisita(): void {
  visitaAberta.cliente = null;
}
