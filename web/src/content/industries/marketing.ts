import type { IndustryContent } from '../types/industry';
import { boardOf } from './board';

export const marketingPage: IndustryContent = {
  slug: 'marketing',
  meta: {
    title: 'Marketing and sales agents that follow up',
    description:
      'Agents for marketing and sales that answer requests, follow up on quotes and keep customer records up to date, inside the CRM that you use.',
  },
  hero: {
    title: 'Answer the lead while it is warm',
    lead: 'For companies with more requests than the sales team can answer. Agents send or prepare the reply the same day, as you decide, and follow up on quotes. Your people talk to those ready to buy.',
    board: boardOf('marketing', {
      code: 'pattern 003 / first-order bow tie',
      hint: 'A lead becomes a quote. Choose a piece to see its job.',
      pieces: {
        'AC-33': 'Picks up requests wherever they arrive and looks up the company.',
        'AC-34': 'Drafts the newsletter in your tone, a version for each group.',
        'AC-15': 'Follows up an unanswered quote and stops once the customer replies.',
        'AC-36': 'Turns the notes of a call into a quote with your items and prices.',
      },
      agent: {
        label: 'Sales agent',
        does: 'Keeps the customer list up to date and names who is ready to talk.',
      },
    }),
  },
  impact: {
    title: 'A reply the same day',
    lead: 'A customer who hears back today may not ask three others.',
    metrics: [
      { value: 30, label: 'more qualified leads', color: 'cobalt' },
      { value: 25, label: 'higher conversion', color: 'thread' },
      { value: 15, label: 'lower cost per lead', color: 'moss' },
      { value: 20, label: 'more repeat orders', color: 'plum' },
    ],
  },
  features: {
    kicker: 'At the sales desk',
    title: 'Leads, campaigns and quotes',
    items: [
      {
        icon: 'letter',
        title: 'Requests, sorted on arrival',
        text: 'A form comes in during lunch. The agent looks up the company and compares it with the customers you like best. The request lands on the right desk with a first answer ready to send.',
        note: 'web forms, inbox, CRM',
      },
      {
        icon: 'clock',
        title: 'A follow-up with a memory',
        text: 'The quote went out and all is quiet. The agent writes a line about what was asked, says that it is AI and hands over the moment an answer comes.',
        note: 'CRM, email, calendar',
      },
      {
        icon: 'pen',
        title: 'Campaigns for each kind of reader',
        text: 'Installers get one message, architects another, each based on past orders. You approve the words. Only people you may email get them.',
        note: 'newsletters, online shop, analytics',
      },
      {
        icon: 'phone',
        title: 'A quote from the notes of a call',
        text: 'You hang up. Your notes become a draft quote with the items and prices that were named. You check it and send it.',
        note: 'call notes, price list, ERP',
      },
    ],
  },
  limits:
    'Discounts, promises and awkward customers stay with your salespeople. If a follow-up goes wrong, you hear from us what happened and what we changed.',
  integrations: {
    title: 'Integrations your sales team knows',
    lead: 'Agents keep their notes where your colleagues look, as far as the API allows. Some examples:',
    items: [
      { name: 'HubSpot', use: 'contacts and deals, kept up to date without typing' },
      { name: 'Salesforce', use: 'leads, sent to whoever knows the region' },
      { name: 'Mailchimp', use: 'audiences, drafts and newsletters' },
      { name: 'Google Ads', use: 'which campaign brought which order' },
      { name: 'LinkedIn', use: 'requests and replies on your page' },
      { name: 'Shopify', use: 'orders and unfinished baskets' },
    ],
    note: 'Another CRM, or a home-grown one? If it has an API, we can probably connect it. We tell you before you pay for building.',
  },
  stories: {
    title: 'A kitchen studio and a coffee roaster',
    stories: [
      {
        title: 'A kitchen studio with a full inbox',
        text: 'Weekend requests were opened days later, when the customer had already gone elsewhere. The agent now answers the same evening, says that it is AI and gives the next steps and a choice of dates. The showroom team has not grown.',
        result: '40% revenue increase',
        quote: 'There were always enough leads. They needed an answer in time.',
      },
      {
        title: 'A coffee roaster that learned to ask',
        text: 'Cafés asked for a sample, then heard nothing. The follow-up bot says it is AI, asks how the coffee was and sends the price list that fits. Sales takes over when a café replies. Blends chosen from reviews helped, too.',
        result: '200% growth',
        quote: 'The bot writes the email that everybody puts off.',
      },
    ],
  },
  closing: {
    title: 'Somewhere a lead is waiting',
    text: 'We look at where requests come in and where they get lost. Then you see which agents would answer them.',
  },
};
