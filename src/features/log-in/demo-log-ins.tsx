import type { Parametros } from '#contract/content/parametro.ts';
import { Button } from '#ui/button.tsx';
import * as css from './log-in-dialog.css.ts';

type Demonstracao = NonNullable<Parametros['demonstracao']>;

/** The log-ins of a demonstration server; a press fills the form. */
export function DemoLogIns({
  demonstracao,
  onChoose,
}: {
  demonstracao: Demonstracao;
  onChoose: (logIn: Demonstracao[number]) => void;
}) {
  return (
    <section className={css.demo} aria-labelledby="demonstracao">
      <h3 id="demonstracao" className={css.demoTitle}>
        Servidor de demonstração
      </h3>
      <ul className={css.demoList}>
        {demonstracao.map((logIn) => (
          <li key={logIn.nomeUsuario} className={css.demoRow}>
            <div>
              <code className={css.demoCode}>
                {logIn.nomeUsuario} / {logIn.senha}
              </code>
              <p className={css.demoText}>{logIn.descricao}</p>
            </div>
            <Button size="sm" onPress={() => onChoose(logIn)} aria-label={`Usar ${logIn.nomeUsuario}`}>
              Usar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
