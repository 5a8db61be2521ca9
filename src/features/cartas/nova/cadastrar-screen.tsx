import { useState } from 'react';
import { useLocation } from 'wouter';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { useConnected } from '#parts/device/use-connected.ts';
import { SEM_SINAL } from '#parts/letters/words.ts';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { NotaEscolhidaCampos } from '#parts/returns/nota-escolhida.tsx';
import * as css from '#parts/returns/nota-form.css.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { ReadOnlyField } from '#ui/form/read-only-field.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PesquisarNota } from './pesquisar-nota.tsx';
import { useCriar } from './use-criar.ts';

const TITULO = 'Nova Carta de Correção';

const alert = (text: string): void => void showMessage({ kind: 'alert', text });

/** /cartacorrecao/cadastrar: makes a letter of an invoice of the customer being served. */
export function CadastrarScreen() {
  return (
    <ListaDoCliente title={TITULO} oQue="as notas fiscais">
      {({ idPessoa, usuarioCliente }) => (
        <>
          <PageHeader title={TITULO} />
          <NovaForm idPessoaCliente={idPessoa} nomeCliente={usuarioCliente.pessoa.nome} />
        </>
      )}
    </ListaDoCliente>
  );
}

function NovaForm({ idPessoaCliente, nomeCliente }: { idPessoaCliente: number; nomeCliente: string }) {
  const isConnected = useConnected();
  const [, navigate] = useLocation();
  const [nota, setNota] = useState<NotaDevolvivel | null>(null);
  const [isSearching, setSearching] = useState(false);
  const { criar, isPending } = useCriar(idPessoaCliente);
  const comSinal = (act: () => void) => (isConnected ? act() : alert(SEM_SINAL));
  // The search has a form of its own, which cannot stand in another one.
  return (
    <>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (nota === null) alert('Selecione uma nota fiscal para continuar.');
          else comSinal(() => criar(nota));
        }}
      >
        {!isConnected && <Notice tone="pending">{SEM_SINAL}</Notice>}
        <div className={css.card}>
          <ReadOnlyField label="Cliente" value={nomeCliente} />
          <NotaEscolhidaCampos
            nota={nota}
            search="Pesquisar nota fiscal"
            onSearch={() => comSinal(() => setSearching(true))}
          />
          <p>A carta corrige os lotes desta nota fiscal. Quantidades totais e valores não mudam.</p>
        </div>
        <div className={css.acts}>
          <Button onPress={() => navigate(routes.cartaCorrecao)}>Cancelar</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            Criar
          </Button>
        </div>
      </form>
      {isSearching && (
        <PesquisarNota
          idPessoaCliente={idPessoaCliente}
          onClose={() => setSearching(false)}
          onConfirm={(chosen) => {
            setNota(chosen);
            setSearching(false);
          }}
        />
      )}
    </>
  );
}
