import { useDevice } from '#parts/device.tsx';
import { useClienteAtual, useClientes } from '#parts/use-cliente.ts';
import { useNow } from '#parts/use-now.ts';
import { EmptyState } from '#ui/screen-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { CarrinhoCard } from './carrinho-card.tsx';
import { ClienteCard } from './cliente-card.tsx';
import { ClientesCard } from './clientes-card.tsx';
import { EnviosCard } from './envios-card.tsx';
import * as css from './inicio.css.ts';
import { useBuscaEntry } from './use-busca-entry.ts';
import { primeiroNome, saudacao } from './view.ts';

/** What a rep or buyer sees first: whom he serves, whether the device is ready, and where to go on. */
export function Atendimento() {
  const { usuario } = useDevice();
  const cliente = useClienteAtual();
  const clientes = useClientes();
  const { text, setText, open } = useBuscaEntry();
  const now = useNow();
  return (
    <div className={css.screen}>
      <section className={css.hero}>
        <h1 className={css.greeting}>{`${saudacao(now)}, ${primeiroNome(usuario.nome)}`}</h1>
        <SearchField
          label="Buscar nome, substância ou EAN"
          placeholder="Nome, substância ou EAN"
          value={text}
          onChange={setText}
          onSubmit={open}
          takesSlash
        />
      </section>
      <div className={css.columns}>
        <div className={css.column}>
          {cliente && <ClienteCard cliente={cliente} now={now} />}
          {cliente && <CarrinhoCard />}
          <EnviosCard now={now} />
          {clientes?.length === 0 && (
            <EmptyState
              title="Nenhum cliente neste aparelho"
              text="Os clientes ligados ao seu usuário chegam com o primeiro sinal. Enquanto isso, a busca mostra os produtos sem preço."
            />
          )}
        </div>
        <div className={css.column}>
          {clientes && clientes.length > 1 && (
            <ClientesCard clientes={clientes} idAtual={cliente?.idPessoa ?? null} />
          )}
        </div>
      </div>
    </div>
  );
}
