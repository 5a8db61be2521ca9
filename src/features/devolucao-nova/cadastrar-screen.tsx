import { useClienteAtual } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { ListaSemCliente } from '#parts/list/lista-sem-cliente.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { NovaForm } from './nova-form.tsx';

const TITULO = 'Nova Devolução';

/** /devolucao/cadastrar: makes a return of an invoice of the customer being served. */
export function CadastrarScreen() {
  const { usuario } = useDevice();
  const cliente = useClienteAtual();
  return (
    <>
      <PageHeader title={TITULO} />
      {cliente === undefined && <ListaLendo oQue="o cliente" />}
      {cliente === null && <ListaSemCliente oQue="as notas fiscais" />}
      {cliente && (
        <NovaForm
          key={cliente.idPessoa}
          idUsuario={usuario.id}
          idPessoaCliente={cliente.idPessoa}
          nomeCliente={cliente.usuarioCliente.pessoa.nome}
        />
      )}
    </>
  );
}
