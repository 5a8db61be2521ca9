import { useState } from 'react';
import { useLocation } from 'wouter';
import type { NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { useConnected } from '#parts/device/use-connected.ts';
import { SEM_SINAL } from '#parts/letters/words.ts';
import { ListaDoCliente } from '#parts/list/lista-do-cliente.tsx';
import { NotaEscolhida } from '#parts/returns/nota-escolhida.tsx';
import { Fatos, NotaForm, Passo } from '#parts/returns/nota-form.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import * as css from './cadastrar.css.ts';
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
      <NotaForm
        proximo={
          nota === null
            ? 'Escolha a nota fiscal que tem um lote errado.'
            : 'Crie a carta: em seguida você informa o lote certo de cada item.'
        }
        resumo={[
          [
            'Nota fiscal',
            nota === null ? 'Nenhuma ainda' : `${nota.numDocumento} · série ${nota.serieDocumento}`,
          ],
        ]}
        onSubmit={() => {
          if (nota === null) alert('Selecione uma nota fiscal para continuar.');
          else comSinal(() => criar(nota));
        }}
        acts={
          <>
            <Button variant="quiet" onPress={() => navigate(routes.cartaCorrecao)}>
              Cancelar
            </Button>
            <Button type="submit" variant={nota === null ? 'secondary' : 'primary'} isPending={isPending}>
              Criar
            </Button>
          </>
        }
      >
        {!isConnected && <Notice tone="pending">{SEM_SINAL}</Notice>}
        <Passo numero={1} titulo="Nota fiscal" isFeito={nota !== null}>
          <Fatos fatos={[['Cliente', nomeCliente]]} />
          <NotaEscolhida
            nota={nota}
            search="Pesquisar nota fiscal"
            vazia="A carta é feita para uma nota fiscal dos últimos 30 dias."
            onSearch={() => comSinal(() => setSearching(true))}
          />
        </Passo>
        <Passo numero={2} titulo="Depois de criar">
          <ol className={css.lista}>
            <li>Em cada lote que veio diferente, informe o lote recebido e a quantidade.</li>
            <li>Confirme a carta para que ela seja gerada.</li>
          </ol>
          <p>A carta corrige os lotes desta nota fiscal. Quantidades totais e valores não mudam.</p>
        </Passo>
      </NotaForm>
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
