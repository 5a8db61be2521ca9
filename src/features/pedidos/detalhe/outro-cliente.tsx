import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { useChooseCliente } from '#parts/cart/use-choose-cliente.ts';
import { useClienteAtual, useClientes } from '#parts/customer/use-cliente.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Says that an order is not of the customer being served, and offers to serve the one whose it is. */
export function OutroCliente({
  cliente: { idPessoa, nome },
}: {
  cliente: PedidoResumo['pessoaDestinatario'];
}) {
  const atual = useClienteAtual();
  const clientes = useClientes();
  const choose = useChooseCliente();
  if (!atual || atual.idPessoa === idPessoa) return null;
  const isLinked = clientes?.some((row) => row.idPessoa === idPessoa) ?? false;
  const serve = () => {
    choose(idPessoa, nome, { stays: true }).catch((error: unknown) =>
      console.error('the customer could not be served', error),
    );
  };
  return (
    <Notice
      tone="caution"
      title={`Este pedido é de ${nome}`}
      action={
        isLinked && (
          <span data-print="hide">
            <Button size="sm" onPress={serve}>{`Atender ${nome}`}</Button>
          </span>
        )
      }
    >
      {`Você está atendendo ${atual.usuarioCliente.pessoa.nome}.`}
    </Notice>
  );
}
