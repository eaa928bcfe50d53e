import { css } from '@emotion/react';
import type { ScenarioName } from '#mock-api/core/scenarios';
import { resourceNames } from '#mock-api/resources/registry';
import { scanTopics, type ScanTopic } from '#mock-api/resources/scan-topic';
import { useStore } from '../../stores/use-store';
import { color, font, fontSize } from '../../theme/tokens';
import { labelOf } from '../state/list-label';
import { changeSettings, initialSettings, setScenarios, settingsStore } from '../state/settings';
import { nightControl, panelTitle } from '../ui/demo-styles';

const scenarioLabels: Record<ScenarioName, string> = {
  success: 'Works',
  slow: 'Slow, then works',
  error: 'Fails: server error (500)',
  invalid: 'Refuses what was typed (422)',
  offline: 'Network down',
  'not-json': 'Answers nonsense',
  'lost-answer': 'Stored, but the answer is lost',
  cut: 'Stored, but the answer breaks off',
  drip: 'Works, but the answer arrives slowly',
};
const scenarioOptions = Object.entries(scenarioLabels) as [ScenarioName, string][];

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(8.5rem, 1fr) minmax(0, 13rem)',
  alignItems: 'center',
  gap: '0.75rem',
  padding: '0.4375rem 0',
});
const name = css({ fontSize: '0.90625rem', lineHeight: 1.3 });
const path = css({
  display: 'block',
  font: `500 ${fontSize.label}/1.4 ${font.mono}`,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
});
/** Style of the HTTP method. Narrow phones hide the method, which is POST in every row. */
const method = css({ '@media (width < 26.25em)': { display: 'none' } });
const select = css(nightControl, {
  minWidth: 0,
  fontSize: '0.90625rem',
  textOverflow: 'ellipsis',
});

export function ScenarioTable() {
  const { scenarios, scanTopic } = useStore(settingsStore, initialSettings);
  return (
    <section aria-labelledby="demo-scenarios-title" data-demo="scenarios">
      <h3 id="demo-scenarios-title" css={panelTitle}>
        What happens when something is sent
      </h3>
      {resourceNames.map((resource) => (
        <div key={resource} css={row}>
          <label htmlFor={`demo-${resource}`} css={name}>
            {labelOf(resource)}
            <span css={path} aria-hidden>
              <span css={method}>POST </span>/api/{resource}
            </span>
          </label>
          <select
            css={select}
            id={`demo-${resource}`}
            name={`demo-${resource}`}
            value={scenarios[resource]}
            onChange={({ target }) => setScenarios({ [resource]: target.value as ScenarioName })}
          >
            {scenarioOptions.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div css={row}>
        <label htmlFor="demo-scan-topic" css={name}>
          The scan finds
        </label>
        <select
          css={select}
          id="demo-scan-topic"
          name="demo-scan-topic"
          value={scanTopic ?? ''}
          onChange={({ target }) =>
            changeSettings({ scanTopic: (target.value || null) as ScanTopic | null })
          }
        >
          <option value="">What the input says</option>
          {scanTopics.map((topic) => (
            <option key={topic} value={topic}>
              Always: {topic}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
