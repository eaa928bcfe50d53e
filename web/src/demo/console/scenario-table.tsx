import { css } from '@emotion/react';
import type { ScenarioName } from '#mock-api/core/scenarios';
import { resourceNames } from '#mock-api/resources/registry';
import { useStore } from '../../stores/use-store';
import { initialSettings, setScenarios, settingsStore } from '../state/settings';
import { labelOf } from '../state/submissions';
import { nightControl, panelTitle } from '../ui/demo-styles';

/** What a presenter can show. Testers set further scenarios by the URL; the list then shows the one that is set. */
const scenarioLabels: Partial<Record<ScenarioName, string>> = {
  success: 'Works',
  slow: 'Slow, then works',
  error: 'The visitor gets an error',
  invalid: 'The visitor is asked to correct something',
  offline: 'No network',
  'lost-answer': 'Stored, but the visitor sees a failure',
};

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, 1fr) minmax(0, 13rem)',
  alignItems: 'center',
  gap: '0.75rem',
  padding: '0.4375rem 0',
});
const name = css({ fontSize: '0.90625rem', lineHeight: 1.3 });
const select = css(nightControl, {
  minWidth: 0,
  fontSize: '0.90625rem',
  textOverflow: 'ellipsis',
});

const optionsWith = (current: ScenarioName) =>
  Object.entries({ [current]: current, ...scenarioLabels });

export function ScenarioTable() {
  const { scenarios } = useStore(settingsStore, initialSettings);
  return (
    <section aria-labelledby="demo-scenarios-title" data-demo="scenarios">
      <h3 id="demo-scenarios-title" css={panelTitle}>
        What happens when something is sent
      </h3>
      {resourceNames.map((resource) => (
        <div key={resource} css={row}>
          <label htmlFor={`demo-${resource}`} css={name}>
            {labelOf(resource)}
          </label>
          <select
            css={select}
            id={`demo-${resource}`}
            name={`demo-${resource}`}
            value={scenarios[resource]}
            onChange={({ target }) => setScenarios({ [resource]: target.value as ScenarioName })}
          >
            {optionsWith(scenarios[resource]).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
    </section>
  );
}
