import { Fragment, type ReactNode } from 'react';
import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { PageHeader } from '#ui/page-header.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import { ListaLendo } from './lista-lendo.tsx';
import { ListaSemCliente } from './lista-sem-cliente.tsx';

export type ListaDoClienteProps = {
  title: string;
  /** The content of the screen: 'os pedidos'. */
  oQue: string;
  /** Draws the screen of a customer; another customer is another screen. */
  children: (cliente: ClienteRow) => ReactNode;
};

/** The screen of the customer being served, or the reason why there is none. */
export function ListaDoCliente({ title, oQue, children }: ListaDoClienteProps) {
  const cliente = useClienteAtual();
  if (cliente) return <Fragment key={cliente.idPessoa}>{children(cliente)}</Fragment>;
  return (
    <>
      <PageHeader title={title} />
      {cliente === null ? <ListaSemCliente oQue={oQue} /> : <ListaLendo oQue={oQue} />}
    </>
  );
}
